import { Isolated, useMessages } from '@masar/ui';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { memo } from 'react';
import type { Gradebook, GradeRow } from '../grades.queries';
import { gradebookMessages } from '../messages/gradebook.messages';
import { useGradeFigures } from '../model/useGradeFigures';
import { placeName } from '../model/useGridKeys';
import { droppedOf } from '../model/written-grade';
import { CellFace } from './CellFace';
import styles from './Gradebook.module.css';

interface LearnerRowProps {
  at: number;
  row: GradeRow;
  book: Gradebook;
  /** The column that is in the order of Tab; absent where it is in another row. */
  activeColumn: number | undefined;
  onOpen: (userId: string, itemId: string) => void;
}

/** One learner's line; drawn anew only when it changes or the focus comes or leaves. */
export const LearnerRow = memo(function LearnerRow({ at, row, book, activeColumn, onOpen }: LearnerRowProps) {
  const text = useMessages(gradebookMessages);
  const { percent } = useGradeFigures();
  const dropped = droppedOf(book, row);
  const cells = new Map(row.cells.map((cell) => [cell.itemId, cell]));
  return (
    <TableRow>
      <TableCell component="th" scope="row" className={styles.name}>
        <Isolated>{row.userName ?? text.someone}</Isolated>
      </TableCell>
      <TableCell className={styles.total}>
        {row.current === null ? (
          <>
            <span aria-hidden="true">—</span>
            <span className="visually-hidden">{text.noTotal}</span>
          </>
        ) : (
          <bdi dir="ltr">{percent(row.current)}</bdi>
        )}
      </TableCell>
      {book.items.map((item, column) => {
        const cell = cells.get(item.id);
        return (
          <TableCell key={item.id} padding="none">
            {cell && (
              <button
                type="button"
                className={styles.cell}
                data-cell={placeName({ row: at, column })}
                tabIndex={activeColumn === column ? 0 : -1}
                aria-haspopup="dialog"
                onClick={() => onOpen(row.userId, item.id)}
              >
                <CellFace item={item} cell={cell} isDropped={dropped.has(item.id)} />
              </button>
            )}
          </TableCell>
        );
      })}
    </TableRow>
  );
});
