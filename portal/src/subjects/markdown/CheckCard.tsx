import type { Check } from '@masar/domain';
import { CheckIcon, QuizIcon, RefreshIcon, shell, SparkleIcon, useLocale, useMessages } from '@masar/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import { checkMessages } from './check.messages';
import styles from './CheckCard.module.css';
import { CheckWords, directionOfWords } from './CheckWords';

interface CheckCardProps {
  check: Check;
  /** An option was chosen. */
  onAnswer: () => void;
}

/** How far an arrow leads in a list that runs this way. */
const stepsOf = (isRtl: boolean): Record<string, number> => ({
  ArrowDown: 1,
  ArrowUp: -1,
  [isRtl ? 'ArrowLeft' : 'ArrowRight']: 1,
  [isRtl ? 'ArrowRight' : 'ArrowLeft']: -1,
});

/**
 * A question inside a lesson, judged on this device as soon as an option is chosen: one may choose again, nothing
 * counts, nothing is sent or kept (QZT-1). Arrows lead through the options without choosing, as each choice is judged.
 */
export function CheckCard({ check, onAnswer }: CheckCardProps) {
  const text = useMessages(checkMessages);
  const { direction } = useLocale();
  const id = useId();
  const [chosen, setChosen] = useState<number>();
  const [held, setHeld] = useState(0);
  const [isHintShown, setHintShown] = useState(false);
  const dir = directionOfWords(check.question);
  const answer = chosen === undefined ? undefined : check.options[chosen];
  const stands = check.options[held] ? held : 0;

  const choose = (place: number) => {
    setChosen(place);
    onAnswer();
  };
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepsOf((dir ?? direction) === 'rtl')[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = event.currentTarget.querySelectorAll('button');
    buttons[(stands + step + buttons.length) % buttons.length]?.focus();
  };

  return (
    <div className={`${shell.stack12} ${styles.check}`} role="group" aria-label={text.title} dir={dir}>
      <p className={`${shell.line8} ${styles.title}`}>
        <QuizIcon size={18} />
        {text.title}
      </p>
      <p className={styles.question} id={id}>
        <CheckWords>{check.question}</CheckWords>
      </p>
      <div className={shell.stack8} role="radiogroup" aria-labelledby={id} onKeyDown={walk}>
        {check.options.map((option, place) => (
          <button
            // Options of a text that does not change: their place is their name.
            key={place}
            type="button"
            role="radio"
            aria-checked={place === chosen}
            tabIndex={place === stands ? 0 : -1}
            className={styles.option}
            data-verdict={place !== chosen ? undefined : option.isRight ? 'right' : 'not-yet'}
            onFocus={() => setHeld(place)}
            onClick={() => choose(place)}
          >
            <span className={styles.mark}>
              {place === chosen && (option.isRight ? <CheckIcon size={16} /> : <RefreshIcon size={14} />)}
            </span>
            <span className={styles.words}>
              <CheckWords>{option.words}</CheckWords>
            </span>
          </button>
        ))}
      </div>
      <div role="status" className={styles.status}>
        {answer && (
          <div className={styles.verdict} data-tone={answer.isRight ? 'green' : 'neutral'}>
            <strong className={shell.line8}>
              {answer.isRight ? <CheckIcon size={18} /> : <RefreshIcon size={18} />}
              {answer.isRight ? text.isRight : text.isNotYet}
            </strong>
            {answer.reason && (
              <p>
                <CheckWords>{answer.reason}</CheckWords>
              </p>
            )}
          </div>
        )}
      </div>
      {check.hint && !answer?.isRight && (
        <div className={styles.hint}>
          <button type="button" aria-expanded={isHintShown} onClick={() => setHintShown(!isHintShown)}>
            <SparkleIcon size={18} />
            {text.hint}
          </button>
          <div role="status">
            {isHintShown && (
              <p>
                <CheckWords>{check.hint}</CheckWords>
              </p>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
