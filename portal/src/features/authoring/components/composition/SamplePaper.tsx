import { pickLocalized, textDirection } from '@masar/i18n';
import { ErrorState, RowsSkeleton, useLocale, useMessages } from '@masar/ui';
import { Dialog } from '#shared/dialog/Dialog';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import type { QuizOf } from '#subjects/courses/quiz-of';
import { Markdown } from '#subjects/markdown/Markdown';
import { AnswerInput } from '#subjects/questions/AnswerInput';
import { withGapMarks } from '#subjects/questions/gap-marks';
import { compositionQueries } from '../../composition.queries';
import { compositionMessages } from '../../messages/composition.messages';
import styles from './Composition.module.css';

/** A paper as a learner might get it; what is pressed here goes nowhere (QB-2). */
export function SamplePaper({ of, onClose }: { of: QuizOf; onClose: () => void }) {
  const text = useMessages(compositionMessages);
  const { language, format } = useLocale();
  const describe = useFailureText();
  const sample = useSignedInQuery(compositionQueries.sample(of));
  return (
    <Dialog title={text.sampleTitle} size="wide" onClose={onClose}>
      <p className={styles.from}>{text.sampleHint}</p>
      {sample.isPending && <RowsSkeleton rows={4} />}
      {sample.isError && (
        <ErrorState headingLevel={3} title={text.sampleFailed} onRetry={() => void sample.refetch()}>
          {describe(sample.error)}
        </ErrorState>
      )}
      <ol role="list" className={styles.sample}>
        {sample.data?.questions.map((question, place) => {
          const prompt = pickLocalized(question, 'prompt', language);
          return (
            <li key={question.id} className={styles.question}>
              <div dir={textDirection(prompt)}>
                <Markdown from="question">{`${format.number(place + 1)}. ${withGapMarks(prompt, question.gaps, format.number)}`}</Markdown>
              </div>
              <AnswerInput
                question={question}
                answer={undefined}
                onAnswer={() => undefined}
                show={(words) => <Markdown from="question">{words}</Markdown>}
              />
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
