import { ErrorState, RowsSkeleton, useMessages } from '@masar/ui';
import Card from '@mui/material/Card';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { quizRulesMessages } from '../messages/quiz-rules.messages';
import { quizRulesQuery } from '../quiz-rules.queries';
import styles from './Form.module.css';
import { QuizRulesForm } from './QuizRulesForm';

/** The rules of a lesson's quiz, saved apart from the lesson (EVD-2). */
export function QuizRulesSection({ lessonId }: { lessonId: string }) {
  const text = useMessages(quizRulesMessages);
  const describe = useFailureText();
  const rules = useSignedInQuery(quizRulesQuery({ lessonId }));
  return (
    <Card component="section" className={styles.section} aria-labelledby="quiz-rules">
      <h2 id="quiz-rules">{text.title}</h2>
      <p className={styles.hint}>{text.hint}</p>
      {rules.isPending && <RowsSkeleton rows={3} />}
      {rules.isError && (
        <ErrorState headingLevel={3} title={text.failed} onRetry={() => void rules.refetch()}>
          {describe(rules.error)}
        </ErrorState>
      )}
      {rules.data && <QuizRulesForm of={{ lessonId }} rules={rules.data} />}
    </Card>
  );
}
