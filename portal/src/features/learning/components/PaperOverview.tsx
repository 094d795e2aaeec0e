import { shell, useLocale, useMessages } from '@masar/ui';
import { useEffect, useRef } from 'react';
import { paperMessages } from '../paper.messages';
import type { PaperQuestion } from '../paper.queries';
import styles from './PaperSheet.module.css';

interface PaperOverviewProps {
  questions: readonly PaperQuestion[];
  isAnswered: (id: string) => boolean;
  flagged: readonly string[];
  /** The one that is shown, where one is at a time; the end stands behind the last. */
  current: number | undefined;
  onChoose: (index: number) => void;
}

/** Every question as a number that says how it stands and leads there. */
export function PaperOverview({ questions, isAnswered, flagged, current, onChoose }: PaperOverviewProps) {
  const text = useMessages(paperMessages);
  const { format } = useLocale();
  const row = useRef<HTMLElement>(null);
  // Of many numbers in one row that of the question is in view.
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current]);
  const isOneByOne = current !== undefined;
  return (
    <nav
      ref={row}
      aria-label={text.overview}
      data-one-row={isOneByOne || undefined}
      className={`${shell.row8} ${styles.overview}`}
    >
      {questions.map(({ id }, index) => {
        const states = [isAnswered(id) ? text.answeredState : text.openState];
        if (flagged.includes(id)) states.push(text.flaggedState);
        const number = format.number(index + 1);
        return (
          <button
            key={id}
            type="button"
            data-answered={isAnswered(id) || undefined}
            data-flagged={flagged.includes(id) || undefined}
            aria-current={index === current ? 'true' : undefined}
            aria-label={format.list([text.question(number), ...states])}
            onClick={() => onChoose(index)}
          >
            {number}
          </button>
        );
      })}
      {isOneByOne && (
        <button
          type="button"
          aria-current={current === questions.length ? 'true' : undefined}
          onClick={() => onChoose(questions.length)}
        >
          {text.end}
        </button>
      )}
    </nav>
  );
}
