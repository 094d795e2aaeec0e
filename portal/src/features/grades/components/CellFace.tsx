import { ClockIcon, EditIcon, useMessages } from '@masar/ui';
import type { GradeCell, GradeItem } from '../grades.queries';
import { gradeWords } from '../messages/grade-words.messages';
import { gradebookMessages } from '../messages/gradebook.messages';
import { useGradeFigures } from '../model/useGradeFigures';
import styles from './Gradebook.module.css';

interface CellFaceProps {
  item: GradeItem;
  cell: GradeCell;
  isDropped: boolean;
}

/** A cell as it is read in the table: score and signs, each with its word for screen readers. */
export function CellFace({ item, cell, isDropped }: CellFaceProps) {
  const words = useMessages(gradeWords);
  const text = useMessages(gradebookMessages);
  const { number, percent } = useGradeFigures();
  const isByHand = item.kind === 'manual';
  if (cell.state === 'excused') return <span className={styles.excused}>{words.excused}</span>;
  if (cell.state === 'graded' && cell.score !== null) {
    const isOverridden = cell.isEntered && !isByHand;
    return (
      <>
        <bdi dir="ltr" className={isDropped ? styles.dropped : undefined}>
          {isByHand ? number(cell.score) : percent(cell.score)}
        </bdi>
        {isOverridden && (
          <span className={styles.sign}>
            <EditIcon size={13} />
            <span className="visually-hidden">{words.overridden}</span>
          </span>
        )}
        {isDropped && <span className="visually-hidden">{words.dropped}</span>}
      </>
    );
  }
  const word = cell.state === 'missing' ? text.missing : isByHand ? text.unmarked : text.waiting;
  return (
    <span className={styles.quiet}>
      {cell.state === 'waiting' && !isByHand ? <ClockIcon size={15} /> : <span aria-hidden="true">—</span>}
      <span className="visually-hidden">{word}</span>
    </span>
  );
}
