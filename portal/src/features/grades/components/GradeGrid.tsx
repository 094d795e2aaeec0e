import { pickLocalized } from '@masar/i18n';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Gradebook, GradeItem, GradeRow } from '../grades.queries';
import { gradeWords } from '../messages/grade-words.messages';
import { gradebookMessages } from '../messages/gradebook.messages';
import { useGradeFigures } from '../model/useGradeFigures';
import { useGridKeys } from '../model/useGridKeys';
import styles from './Gradebook.module.css';
import { LearnerRow } from './LearnerRow';

interface GradeGridProps {
  book: Gradebook;
  rows: readonly GradeRow[];
  /** Keeps its identity, so that moving between the cells draws two rows alone. */
  onOpen: (userId: string, itemId: string) => void;
}

/** Learners by items; names and heads stay while the rest scrolls within. One cell is in the order of Tab. */
export function GradeGrid({ book, rows, onOpen }: GradeGridProps) {
  const text = useMessages(gradebookMessages);
  const { language } = useLocale();
  const { place, onKeyDown, onFocus } = useGridKeys(rows.length, book.items.length);
  return (
    <TableContainer className={styles.frame} data-testid="gradebook">
      <Table
        stickyHeader
        size="small"
        role="grid"
        aria-label={text.introOf(pickLocalized(book, 'courseTitle', language))}
        className={styles.grid}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <TableHead>
          <TableRow>
            <TableCell component="th" scope="col" className={styles.corner}>
              {text.learner}
            </TableCell>
            <TableCell component="th" scope="col" className={styles.total}>
              {text.total}
            </TableCell>
            {book.items.map((item) => (
              <ItemHead key={item.id} item={item} book={book} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, at) => (
            <LearnerRow
              key={row.id}
              at={at}
              row={row}
              book={book}
              activeColumn={place.row === at ? place.column : undefined}
              onOpen={onOpen}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function ItemHead({ item, book }: { item: GradeItem; book: Gradebook }) {
  const words = useMessages(gradeWords);
  const text = useMessages(gradebookMessages);
  const { language } = useLocale();
  const { number, percent } = useGradeFigures();
  const category = book.categories.find(({ id }) => id === item.categoryId);
  return (
    <TableCell component="th" scope="col" className={styles.item}>
      <span className={styles.itemTitle}>
        <Isolated>{pickLocalized(item, 'title', language)}</Isolated>
      </span>
      <span className={styles.itemFacts}>
        {item.kind === 'manual' ? text.ofPoints(number(item.maximum)) : words[item.kind]}
        {!item.counts && ` · ${text.doesNotCount}`}
        {item.counts && category && (
          <>
            {' · '}
            <Isolated>{pickLocalized(category, 'title', language)}</Isolated> {percent(category.weight)}
          </>
        )}
      </span>
    </TableCell>
  );
}
