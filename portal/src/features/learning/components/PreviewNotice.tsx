import { useMessages } from '@masar/ui';
import { learningMessages } from '../learning.messages';
import { JoinFromLesson } from './JoinFromLesson';
import styles from './PreviewNotice.module.css';

/** Above a lesson that is open before enrolling. */
export function PreviewNotice({ courseId }: { courseId: string }) {
  const text = useMessages(learningMessages);
  return (
    <div className={styles.notice}>
      <p>{text.preview}</p>
      <JoinFromLesson courseId={courseId} />
    </div>
  );
}
