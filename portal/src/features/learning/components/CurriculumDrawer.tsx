import { useState } from 'react';
import { ListIcon, useLocale, useMessages } from '@masar/ui';
import { Sheet } from '#shared/dialog/Sheet';
import { learningMessages } from '../learning.messages';
import { CurriculumRail, type CurriculumRailProps } from './CurriculumRail';
import styles from './CurriculumDrawer.module.css';

/** The curriculum on the phone: a line that opens it; choosing a lesson closes it. */
export function CurriculumDrawer(props: CurriculumRailProps) {
  const text = useMessages(learningMessages);
  const { format } = useLocale();
  const { lessons, currentId } = props;
  const [openedIn, setOpenedIn] = useState<string | null>(null);
  const place = lessons.findIndex(({ id }) => id === currentId) + 1;
  return (
    <div className={styles.drawer}>
      <button
        type="button"
        className={styles.trigger}
        aria-haspopup="dialog"
        aria-expanded={openedIn === currentId}
        onClick={() => setOpenedIn(currentId)}
      >
        <ListIcon size={20} />
        {text.openContents}
        {place > 0 && (
          <span className={styles.place}>{text.placeOf(format.number(place), format.number(lessons.length))}</span>
        )}
      </button>
      {openedIn === currentId && (
        <Sheet title={text.contents} onClose={() => setOpenedIn(null)}>
          <CurriculumRail {...props} />
        </Sheet>
      )}
    </div>
  );
}
