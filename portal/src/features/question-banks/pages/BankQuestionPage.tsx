import { ApiError } from '@masar/contracts';
import { EmptyState, ErrorState, PageSpinner, useMessages } from '@masar/ui';
import { useParams } from 'react-router-dom';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { useReadAnew } from '#shared/query/useReadAnew';
import { QuestionEditor } from '../components/QuestionEditor';
import { questionEditorMessages } from '../messages/question-editor.messages';
import { questionBankQueries } from '../question-banks.queries';

/** /question-banks/{id}/questions/{question}: writes a question, `new` one that is not there yet (QB-1). */
export default function BankQuestionPage() {
  const text = useMessages(questionEditorMessages);
  const describe = useFailureText();
  const { id = '', questionId = '' } = useParams();
  const isNew = questionId === 'new';
  const question = useReadAnew(questionBankQueries.question(questionId));
  const back = { to: paths.questionBank.href(id), label: text.back };
  // The editor begins with the version that the server has now: an older one would be refused.
  if (!isNew && (question.isPending || question.isOlder)) return <PageSpinner />;
  if (!isNew && !question.data) {
    const isMissing = question.error instanceof ApiError && question.error.status === 404;
    return (
      <Page title={text.editTitle} back={back}>
        {isMissing ? (
          <EmptyState headingLevel={2} drawing="lost" title={text.notFound} />
        ) : (
          <ErrorState headingLevel={2} title={text.failed} onRetry={() => void question.refetch()}>
            {describe(question.error)}
          </ErrorState>
        )}
      </Page>
    );
  }
  return (
    <Page title={isNew ? text.newTitle : text.editTitle} back={back}>
      <QuestionEditor bankId={id} written={question.data} />
    </Page>
  );
}
