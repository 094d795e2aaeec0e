import { ApiError } from '@masar/contracts';
import { ErrorState, PageSpinner, useMessages } from '@masar/ui';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { PageFrame } from '#shared/page/Page';
import { useHeadingFocus } from '#shared/page/useNavigationFocus';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { assessmentQueries } from '../assessment.queries';
import { resultMessages } from '../messages/result.messages';
import { AttemptResult } from './AttemptResult';
import { NoAssessment } from './NoAssessment';
import { PlacementTest } from './PlacementTest';

/** An attempt by its id: the question that waits, or the result. */
export function AttemptView({ id }: { id: string }) {
  const text = useMessages(resultMessages);
  const describe = useFailureText();
  const { data: attempt, error, refetch } = useSignedInQuery(assessmentQueries.attempt(id));
  // The result takes the place of the last question.
  useHeadingFocus(attempt?.question ? 'question' : 'result');
  if (error instanceof ApiError && [400, 404].includes(error.status)) return <NoAssessment />;
  if (error) {
    return (
      <PageFrame>
        <ErrorState headingLevel={1} title={text.failed} onRetry={() => void refetch()}>
          {describe(error, text.failedHint)}
        </ErrorState>
      </PageFrame>
    );
  }
  if (!attempt) return <PageSpinner />;
  if (attempt.question) return <PlacementTest attempt={attempt} question={attempt.question} />;
  return attempt.status === 'finished' ? <AttemptResult attempt={attempt} /> : <NoAssessment />;
}
