import { ErrorState, RowsSkeleton, shell, useMessages } from '@masar/ui';
import Card from '@mui/material/Card';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { compositionQueries } from '../../composition.queries';
import { finalMessages } from '../../messages/final.messages';
import { quizRulesQuery } from '../../quiz-rules.queries';
import styles from '../Form.module.css';
import { QuizRulesForm } from '../QuizRulesForm';
import { CompositionEditor } from './CompositionEditor';

/** The final assessment of a course, as its author sets it up: parts, what to look at, a sample, rules (EVD-3, QB-2). */
export default function FinalSection({ courseId }: { courseId: string }) {
  const text = useMessages(finalMessages);
  const describe = useFailureText();
  const of = { finalOf: courseId };
  const composition = useSignedInQuery(compositionQueries.composition(of));
  const rules = useSignedInQuery(quizRulesQuery(of));
  const hasParts = composition.data !== undefined && composition.data.parts.length > 0;
  return (
    <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby="course-final">
      <h2 id="course-final">{text.title}</h2>
      <p className={styles.hint}>{text.hint}</p>
      {composition.isPending && <RowsSkeleton rows={3} />}
      {composition.isError && (
        <ErrorState headingLevel={3} title={text.failed} onRetry={() => void composition.refetch()}>
          {describe(composition.error)}
        </ErrorState>
      )}
      {composition.data && (
        <>
          {!hasParts && <p>{text.none}</p>}
          <CompositionEditor of={of} courseId={courseId} composition={composition.data} />
          {hasParts && rules.data && <QuizRulesForm of={of} rules={rules.data} />}
        </>
      )}
    </Card>
  );
}
