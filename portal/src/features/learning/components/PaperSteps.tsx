import { useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { paperMessages } from '../paper.messages';
import styles from './PaperSheet.module.css';

interface PaperStepsProps {
  /** From nought; after the last question stands the end. */
  place: number;
  questions: number;
  onChoose: (place: number) => void;
  /** The clock stays in view beside the steps. */
  children: ReactNode;
}

/** Back and on where one question is shown, within the thumb's reach on a phone (QZT-1). */
export function PaperSteps({ place, questions, onChoose, children }: PaperStepsProps) {
  const text = useMessages(paperMessages);
  return (
    <div className={styles.foot}>
      {children}
      <div className={styles.steps}>
        <Button variant="outlined" disabled={place === 0} onClick={() => onChoose(place - 1)}>
          {text.previous}
        </Button>
        {place < questions && (
          <Button variant={place === questions - 1 ? 'contained' : 'outlined'} onClick={() => onChoose(place + 1)}>
            {place === questions - 1 ? text.toEnd : text.next}
          </Button>
        )}
      </div>
    </div>
  );
}
