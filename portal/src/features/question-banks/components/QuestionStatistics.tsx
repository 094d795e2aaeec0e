import { ErrorState, RowsSkeleton, shell, useMessages } from '@masar/ui';
import Card from '@mui/material/Card';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { questionBanksMessages } from '../messages/question-banks.messages';
import { questionBankQueries } from '../question-banks.queries';
import styles from './Banks.module.css';
import { ItemFigures } from './ItemFigures';

/** What answers say of the question that is being edited, of all its versions (QB-4). */
export function QuestionStatistics({ questionId }: { questionId: string }) {
  const text = useMessages(questionBanksMessages);
  const describe = useFailureText();
  const item = useSignedInQuery(questionBankQueries.statisticsOf(questionId));
  return (
    <Card component="section" className={`${shell.stack14} ${styles.section}`} aria-labelledby="question-statistics">
      <h2 id="question-statistics">{text.statisticsOfOne}</h2>
      {item.isPending && <RowsSkeleton rows={2} />}
      {item.isError && (
        <ErrorState headingLevel={3} title={text.statisticsFailed} onRetry={() => void item.refetch()}>
          {describe(item.error)}
        </ErrorState>
      )}
      {item.data && <ItemFigures item={item.data} />}
    </Card>
  );
}
