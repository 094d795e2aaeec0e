import { ListIcon, useMessages } from '@masar/ui';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Sheet } from '#shared/dialog/Sheet';
import { learningMessages } from '../learning.messages';
import styles from './ContentsButton.module.css';
import { CurriculumRail, type CurriculumRailProps } from './CurriculumRail';

/** The curriculum where it has no room beside the lesson: from below, by the thumb; choosing a lesson closes it. */
export function ContentsButton(props: CurriculumRailProps) {
  const text = useMessages(learningMessages);
  const { currentId } = props;
  const [openedIn, setOpenedIn] = useState<string | null>(null);
  return (
    <div className={styles.narrow}>
      <IconButton
        aria-label={text.contents}
        aria-haspopup="dialog"
        aria-expanded={openedIn === currentId}
        onClick={() => setOpenedIn(currentId)}
      >
        <ListIcon size={22} />
      </IconButton>
      {openedIn === currentId && (
        <Sheet title={text.contents} side="bottom" onClose={() => setOpenedIn(null)}>
          <CurriculumRail {...props} />
        </Sheet>
      )}
    </div>
  );
}
