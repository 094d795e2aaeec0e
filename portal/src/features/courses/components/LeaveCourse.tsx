import { pickLocalized } from '@masar/i18n';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '#shared/dialog/ConfirmDialog';
import MuiLayer from '#shared/mui/MuiLayer';
import type { CourseDetail } from '#subjects/courses/course-answers';
import { leaveMessages } from '../leave.messages';
import { useLeaveCourse } from '../model/useLeaveCourse';
import styles from './LeaveCourse.module.css';

/** Leaves the course after a question that says what stays (LRN-2). */
export default function LeaveCourse({ course }: { course: CourseDetail }) {
  const text = useMessages(leaveMessages);
  const { language } = useLocale();
  const leave = useLeaveCourse(course.id);
  const [isAsking, setAsking] = useState(false);
  return (
    <MuiLayer>
      <div className={styles.leave}>
        <Button variant="text" color="inherit" onClick={() => setAsking(true)}>
          {text.leave}
        </Button>
        {isAsking && (
          <ConfirmDialog
            title={text.title}
            confirm={text.leave}
            cancel={text.stay}
            busy={leave.isPending}
            onCancel={() => setAsking(false)}
            onConfirm={() => leave.mutate(undefined, { onError: () => setAsking(false) })}
          >
            <Isolated>{pickLocalized(course, 'title', language)}</Isolated>
            {': '}
            {Number(course.price) > 0 ? text.hintWithPlace : text.hint}
          </ConfirmDialog>
        )}
      </div>
    </MuiLayer>
  );
}
