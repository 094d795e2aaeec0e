import { ApiError } from '@masar/contracts';
import { EmptyState, ErrorState, Isolated, PageSpinner, shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ConfirmDialog } from '#shared/dialog/ConfirmDialog';
import { useFailureNotice, useFailureText } from '#shared/failure/useFailureNotice';
import { ActionMenu } from '#shared/menu/ActionMenu';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { useToast } from '#shared/toasts/ToastProvider';
import styles from '../components/Banks.module.css';
import { ExportDialog } from '../components/ExportDialog';
import { ImportDialog } from '../components/ImportDialog';
import { NameDialog } from '../components/NameDialog';
import { QuestionList } from '../components/QuestionList';
import { ShareDialog } from '../components/ShareDialog';
import { StatisticsDialog } from '../components/StatisticsDialog';
import { questionBanksMessages } from '../messages/question-banks.messages';
import { useDeleteBank, useRenameBank } from '../question-banks.mutations';
import { type QuestionBank, questionBankQueries } from '../question-banks.queries';

type Deed = 'import' | 'export' | 'statistics' | 'share' | 'rename' | 'delete';

/** /question-banks/{id}: the questions of a bank, and what may be done with it (QB-1, QB-3, QB-4). */
export default function QuestionBankPage() {
  const text = useMessages(questionBanksMessages);
  const describe = useFailureText();
  const { id = '' } = useParams();
  const bank = useQuery(questionBankQueries.one(id));
  const [deed, setDeed] = useState<Deed | undefined>();
  if (bank.isPending) return <PageSpinner />;
  if (!bank.data) {
    const isMissing = bank.error instanceof ApiError && bank.error.status === 404;
    return (
      <Page title={text.title}>
        {isMissing ? (
          <EmptyState
            headingLevel={2}
            drawing="lost"
            title={text.notFound}
            action={<ButtonLink to={paths.questionBanks.href()}>{text.back}</ButtonLink>}
          />
        ) : (
          <ErrorState headingLevel={2} title={text.bankFailed} onRetry={() => void bank.refetch()}>
            {describe(bank.error)}
          </ErrorState>
        )}
      </Page>
    );
  }
  const { name, mayEdit, mayManage } = bank.data;
  const close = () => setDeed(undefined);
  return (
    <Page
      title={<Isolated>{name}</Isolated>}
      documentTitle={name}
      back={{ to: paths.questionBanks.href(), label: text.back }}
    >
      <div className={`${shell.stack12} ${styles.stack}`}>
        <div className={`${shell.line} ${styles.actions}`}>
          {mayEdit && <ButtonLink to={paths.bankQuestion.href(id, 'new')}>{text.newQuestion}</ButtonLink>}
          {mayEdit && (
            <Button variant="outlined" onClick={() => setDeed('import')}>
              {text.import}
            </Button>
          )}
          <Button variant="outlined" onClick={() => setDeed('export')}>
            {text.export}
          </Button>
          <Button variant="text" color="inherit" onClick={() => setDeed('statistics')}>
            {text.statistics}
          </Button>
          {mayManage && (
            <Button variant="text" color="inherit" onClick={() => setDeed('share')}>
              {text.shareBank}
            </Button>
          )}
          {mayManage && (
            <ActionMenu
              label={text.actions}
              actions={[
                { label: text.rename, act: () => setDeed('rename') },
                { label: text.delete, act: () => setDeed('delete') },
              ]}
            />
          )}
        </div>
        <QuestionList bank={bank.data} />
      </div>
      {deed === 'import' && <ImportDialog bankId={id} onClose={close} />}
      {deed === 'export' && <ExportDialog bankId={id} onClose={close} />}
      {deed === 'statistics' && <StatisticsDialog bankId={id} mayEdit={mayEdit} onClose={close} />}
      {deed === 'share' && <ShareDialog bankId={id} onClose={close} />}
      {deed === 'rename' && <RenameBank bank={bank.data} onClose={close} />}
      {deed === 'delete' && <DeleteBank id={id} onClose={close} />}
    </Page>
  );
}

function RenameBank({ bank, onClose }: { bank: QuestionBank; onClose: () => void }) {
  const text = useMessages(questionBanksMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const rename = useRenameBank(bank.id);
  const send = (name: string) =>
    rename.mutate(name, {
      onSuccess: () => {
        toast({ title: text.renamed, kind: 'success' });
        onClose();
      },
      onError: (error) => notifyFailure(error, { title: text.actionFailed }),
    });
  return (
    <NameDialog
      title={text.rename}
      action={text.save}
      name={bank.name}
      isBusy={rename.isPending}
      onSend={send}
      onClose={onClose}
    />
  );
}

function DeleteBank({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useMessages(questionBanksMessages);
  const toast = useToast();
  const navigate = useNavigate();
  const notifyFailure = useFailureNotice();
  const remove = useDeleteBank(id);
  const send = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: text.deleted, kind: 'success' });
        void navigate(paths.questionBanks.href());
      },
      onError: (error) => {
        notifyFailure(error, { title: text.actionFailed });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      title={text.deleteTitle}
      confirm={text.delete}
      cancel={text.cancel}
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={send}
    >
      {text.deleteHint}
    </ConfirmDialog>
  );
}
