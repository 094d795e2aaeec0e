import { ErrorState, RowsSkeleton, shell, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { compositionQueries } from '../../composition.queries';
import { lessonCompositionMessages } from '../../messages/composition.messages';
import { quizRulesMessages } from '../../messages/quiz-rules.messages';
import { quizRulesQuery } from '../../quiz-rules.queries';
import styles from '../Form.module.css';
import { QuizRulesForm } from '../QuizRulesForm';
import { CompositionEditor } from './CompositionEditor';

interface LessonQuizSectionsProps {
  courseId: string;
  lessonId: string;
  /** Whether the lesson has questions of its own. */
  hasQuestions: boolean;
}

/** What a lesson's quiz asks besides its own questions, and its rules; both are saved apart from the lesson (QB-2, EVD-2). */
export function LessonQuizSections({ courseId, lessonId, hasQuestions }: LessonQuizSectionsProps) {
  const text = useMessages(lessonCompositionMessages);
  const rulesText = useMessages(quizRulesMessages);
  const describe = useFailureText();
  const of = { lessonId };
  const composition = useSignedInQuery(compositionQueries.composition(of));
  const rules = useSignedInQuery(quizRulesQuery(of));
  const failed = [composition, rules].find(({ isError }) => isError);
  const parts = composition.data?.parts ?? [];
  const tryAgain = () => void Promise.all([composition.refetch(), rules.refetch()]);
  if (failed)
    return (
      <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby="quiz-parts">
        <h2 id="quiz-parts">{text.title}</h2>
        <ErrorState headingLevel={3} title={text.failed} onRetry={tryAgain}>
          {describe(failed.error)}
        </ErrorState>
      </Card>
    );
  return (
    <>
      <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby="quiz-parts">
        <h2 id="quiz-parts">{text.title}</h2>
        <p className={styles.hint}>{text.hint}</p>
        {!(composition.data && rules.data) && <RowsSkeleton rows={3} />}
        {composition.data &&
          rules.data &&
          (rules.data.isPractice && parts.length === 0 ? (
            <Alert severity="info">{text.practice}</Alert>
          ) : (
            <CompositionEditor of={of} courseId={courseId} composition={composition.data} />
          ))}
      </Card>
      {rules.data && (hasQuestions || parts.length > 0) && (
        <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby="quiz-rules">
          <h2 id="quiz-rules">{rulesText.title}</h2>
          <p className={styles.hint}>{rulesText.hint}</p>
          <QuizRulesForm of={of} rules={rules.data} />
        </Card>
      )}
    </>
  );
}
