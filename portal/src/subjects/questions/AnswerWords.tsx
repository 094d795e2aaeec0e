import { type AskedPart, plainBeginningOf, type QuestionAnswer } from '@masar/domain';
import { textIn } from '@masar/i18n';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import type { AskedQuestion } from './asked-question';
import { answeringKind } from './kinds/answering-kinds';
import { questionMessages } from './questions.messages';
import styles from './Questions.module.css';

interface AnswerWordsProps {
  question: AskedQuestion;
  /** Undefined where nothing was answered. */
  answer: QuestionAnswer | undefined;
  /** What would have been right; left out where that is what was answered. */
  right?: QuestionAnswer | undefined;
}

/** What was answered, and what would have been right, in words. */
export function AnswerWords({ question, answer, right }: AnswerWordsProps) {
  const text = useMessages(questionMessages);
  const { language, format } = useLocale();
  const of = (part: AskedPart) => plainBeginningOf(textIn(part, language), 300);
  const lines = (given: QuestionAnswer) =>
    answeringKind(given.kind).words(question, given, {
      of,
      named(parts, id) {
        const part = parts.find((each) => each.id === id);
        return part ? of(part) : '—';
      },
      number: (value) => format.number(value),
      place: (x, y) => text.place(format.percent(x), format.percent(y)),
      isTrue: text.isTrue,
      isFalse: text.isFalse,
    });
  return (
    <dl className={styles.answers}>
      <div>
        <dt>{text.answer}</dt>
        {answer ? lines(answer).map((line) => <Line key={line} line={line} />) : <dd>{text.none}</dd>}
      </div>
      {right && (
        <div>
          <dt>{text.right}</dt>
          {lines(right).map((line) => (
            <Line key={line} line={line} />
          ))}
        </div>
      )}
    </dl>
  );
}

const Line = ({ line }: { line: string }) => (
  <dd>
    <Isolated>{line}</Isolated>
  </dd>
);
