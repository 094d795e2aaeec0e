import { useLocale, useMessages } from '@masar/ui';
import { useEffect } from 'react';
import type { HandingIn } from '../model/useHandIn';
import { paperMessages } from '../paper.messages';
import { HandInButton } from './HandInButton';
import styles from './PaperSheet.module.css';

interface PaperEndProps {
  handing: HandingIn;
  /** Places of the questions without an answer, from nought. */
  open: readonly number[];
  flagged: readonly number[];
  onChoose: (place: number) => void;
  /** Another device may have answered meanwhile. */
  onArrive: () => void;
}

/** The last screen of a paper that is taken one question a screen: what is empty or flagged leads there, then handing in (QZT-1). */
export function PaperEnd({ handing, open, flagged, onChoose, onArrive }: PaperEndProps) {
  const text = useMessages(paperMessages);
  const { digits, format } = useLocale();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once, on arriving
  useEffect(() => onArrive(), []);
  const places = (label: string, those: readonly number[]) =>
    those.length > 0 && (
      <div className={styles.left}>
        <span>{label}</span>
        {those.map((place) => (
          <button key={place} type="button" onClick={() => onChoose(place)}>
            {text.question(format.number(place + 1))}
          </button>
        ))}
      </div>
    );
  return (
    <section id="question-end" tabIndex={-1} className={styles.end} aria-labelledby="paper-end">
      <h3 id="paper-end">{text.endTitle}</h3>
      <p>{open.length === 0 ? text.allAnswered : text.unanswered(open.length, digits)}</p>
      {places(text.openOnes, open)}
      {places(text.flaggedOnes, flagged)}
      <HandInButton handing={handing} onClick={() => handing.handIn()} />
    </section>
  );
}
