import { ClockIcon, Isolated, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { usePaperClock } from '../model/usePaperClock';
import { paperMessages } from '../paper.messages';
import type { Paper } from '../paper.queries';
import styles from './PaperSheet.module.css';

/** Minutes and seconds that are left, for who wants to see them. */
export function PaperClock({ paper, onOver }: { paper: Paper; onOver: () => void }) {
  const text = useMessages(paperMessages);
  const { format } = useLocale();
  const [isHidden, hide] = useState(false);
  const left = usePaperClock(paper, onOver);
  if (left === null) return null;
  const two = (value: number) => format.number(value, { minimumIntegerDigits: 2 });
  const time = `${two(Math.floor(left / 60))}:${two(left % 60)}`;
  return (
    <span className={styles.clock}>
      <ClockIcon size={18} />
      {isHidden ? text.timeHidden : left === 0 ? text.timeOver : <Isolated>{text.timeLeft(time)}</Isolated>}
      <Button size="small" variant="text" onClick={() => hide(!isHidden)}>
        {isHidden ? text.showTime : text.hideTime}
      </Button>
    </span>
  );
}
