import { pickLocalized } from '@masar/i18n';
import { CheckIcon, CloseIcon, shell, useLocale, useMessages } from '@masar/ui';
import type { ReviewedAnswer } from '../assessment.queries';
import { resultMessages } from '../messages/result.messages';
import styles from './AnswerReview.module.css';
import { CodeText } from './CodeText';

/** Every answer after the end: what was chosen, what was right and why. */
export function AnswerReview({ answers }: { answers: ReviewedAnswer[] }) {
  const text = useMessages(resultMessages);
  return (
    <section aria-labelledby="answer-review">
      <h2 id="answer-review">{text.review}</h2>
      <ol className={styles.answers}>
        {answers.map((answer) => (
          <li key={answer.question.id}>
            <Reviewed answer={answer} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Reviewed({ answer }: { answer: ReviewedAnswer }) {
  const text = useMessages(resultMessages);
  const { language } = useLocale();
  const { question, chosenOptionId, rightOptionId, isRight } = answer;
  const textOf = (id: string | null) => {
    const option = question.options.find((one) => one.id === id);
    return option ? pickLocalized(option, 'text', language) : '';
  };
  return (
    <article className={styles.answer} data-tone={isRight ? 'green' : 'red'}>
      <span className={styles.mark}>
        {isRight ? <CheckIcon size={18} /> : <CloseIcon size={18} />}
        <span className="visually-hidden">{isRight ? text.wasRight : text.wasWrong}</span>
      </span>
      <div className={`${shell.stack8} ${styles.words}`}>
        <h3>
          <CodeText>{pickLocalized(question, 'stem', language)}</CodeText>
        </h3>
        <dl className={styles.options}>
          {!isRight && (
            <div>
              <dt>{text.yours}</dt>
              <dd>{chosenOptionId === null ? text.notKnown : <CodeText>{textOf(chosenOptionId)}</CodeText>}</dd>
            </div>
          )}
          <div>
            <dt>{text.correct}</dt>
            <dd>
              <CodeText>{textOf(rightOptionId)}</CodeText>
            </dd>
          </div>
        </dl>
        <p className={styles.why}>
          <CodeText>{pickLocalized(answer, 'explanation', language)}</CodeText>
        </p>
      </div>
    </article>
  );
}
