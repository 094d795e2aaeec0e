import { pickLocalized } from '@masar/i18n';
import { shell, useLocale, useMessages } from '@masar/ui';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Dialog } from '#shared/dialog/Dialog';
import { Sheet } from '#shared/dialog/Sheet';
import type { GradeCell, GradeItem, GradeRow } from '../grades.queries';
import { gradeCellMessages } from '../messages/grade-cell.messages';
import { gradebookMessages } from '../messages/gradebook.messages';
import { CellHistory } from './CellHistory';
import styles from './Gradebook.module.css';
import { GradeForm } from './GradeForm';

export interface OpenCell {
  courseId: string;
  item: GradeItem;
  row: GradeRow;
  cell: GradeCell;
}

/** One cell, opened: what counts in it, and its history. From below within the thumb's reach on a phone. */
export function CellWindow({ onClose, ...opened }: OpenCell & { onClose: () => void }) {
  const text = useMessages(gradeCellMessages);
  const book = useMessages(gradebookMessages);
  const { language } = useLocale();
  const isOnPhone = useMediaQuery('(max-width: 699px)', { noSsr: true });
  const { courseId, item, row } = opened;
  const title = text.titleOf(row.userName ?? book.someone, pickLocalized(item, 'title', language));
  const content = (
    <div className={`${shell.stack14} ${styles.window}`}>
      <GradeForm {...opened} onDone={onClose} />
      <CellHistory courseId={courseId} item={item} userId={row.userId} />
    </div>
  );
  return isOnPhone ? (
    <Sheet title={title} side="bottom" onClose={onClose}>
      {content}
    </Sheet>
  ) : (
    <Dialog title={title} onClose={onClose}>
      {content}
    </Dialog>
  );
}
