import { Button, useMessages } from '@masar/ui';
import { useEnroll } from '#shared/courses/useEnroll';
import { learningMessages } from '../learning.messages';
import styles from './PreviewNotice.module.css';

/** Above a lesson that is open before enrolling. */
export function PreviewNotice({ courseId }: { courseId: string }) {
  const text = useMessages(learningMessages);
  const enroll = useEnroll();
  return (
    <div className={styles.notice}>
      <p>{text.preview}</p>
      <Button busy={enroll.isPending} onClick={() => enroll.mutate(courseId)}>
        {enroll.isPending ? text.enrolling : text.enroll}
      </Button>
    </div>
  );
}
