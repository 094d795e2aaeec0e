import { pickLocalized } from '@masar/i18n';
import { EmptyState, Isolated, PlusIcon, RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { ListStates } from '#shared/list/ListStates';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { rowsOf } from '#shared/query/list-page';
import { useToast } from '#shared/toasts/ToastProvider';
import styles from '../components/Banks.module.css';
import { NameDialog } from '../components/NameDialog';
import { questionBanksMessages } from '../messages/question-banks.messages';
import { useCreateBank } from '../question-banks.mutations';
import { type QuestionBank, questionBankQueries } from '../question-banks.queries';

/** /question-banks: banks that the reader may use (QB-1). */
export default function QuestionBanksPage() {
  const text = useMessages(questionBanksMessages);
  const toast = useToast();
  const navigate = useNavigate();
  const notifyFailure = useFailureNotice();
  const list = useInfiniteQuery(questionBankQueries.list());
  const banks = rowsOf(list.data);
  const create = useCreateBank();
  const [isNaming, setIsNaming] = useState(false);
  const send = (name: string) =>
    create.mutate(
      { name },
      {
        onSuccess: ({ id }) => {
          toast({ title: text.created, kind: 'success' });
          void navigate(paths.questionBank.href(id));
        },
        onError: (error) => notifyFailure(error, { title: text.createFailed }),
      },
    );
  return (
    <Page
      title={text.title}
      intro={text.intro}
      action={
        <Button onClick={() => setIsNaming(true)}>
          <PlusIcon size={18} />
          {text.newBank}
        </Button>
      }
    >
      <ListStates
        list={list}
        isEmpty={banks.length === 0}
        skeleton={
          <div className={styles.pending}>
            <RowsSkeleton rows={3} />
          </div>
        }
        empty={
          <EmptyState headingLevel={2} title={text.empty}>
            {text.emptyHint}
          </EmptyState>
        }
        failed={text.failed}
        headingLevel={2}
      >
        <ul role="list" className={shell.stack12}>
          {banks.map((bank) => (
            <BankRow key={bank.id} bank={bank} />
          ))}
        </ul>
      </ListStates>
      {isNaming && (
        <NameDialog
          title={text.newBank}
          action={text.create}
          isBusy={create.isPending}
          onSend={send}
          onClose={() => setIsNaming(false)}
        />
      )}
    </Page>
  );
}

function BankRow({ bank }: { bank: QuestionBank }) {
  const text = useMessages(questionBanksMessages);
  const { language, digits } = useLocale();
  const course = pickLocalized(bank, 'courseTitle', language);
  return (
    <li className={`${shell.card} ${styles.row}`}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={paths.questionBank.href(bank.id)}>
            <Isolated>{bank.name}</Isolated>
          </Link>
        </h2>
        <p className={styles.facts}>
          <span>{text.questions(bank.questions, digits)}</span>
          <span>
            {course ? text.ofCourse : text.own} <Isolated>{course ?? bank.ownerName ?? ''}</Isolated>
          </span>
          {!bank.mayEdit && <span>{text.readOnly}</span>}
        </p>
      </div>
    </li>
  );
}
