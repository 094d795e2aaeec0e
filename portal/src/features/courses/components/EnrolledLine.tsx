import { ProgressBar, useLocale, useMessages } from '@masar/ui';
import type { Enrollment } from '#subjects/courses/course-answers';
import { courseWords } from '#subjects/courses/course-words.messages';
import { coursesMessages } from '../courses.messages';
import styles from './CourseCard.module.css';

interface EnrolledLineProps {
  enrollment: Enrollment;
  /** Title of the course, for screen readers. */
  title: string;
}

/** How far the learner is, in the place of price and button. */
export function EnrolledLine({ enrollment, title }: EnrolledLineProps) {
  const text = useMessages(coursesMessages);
  const words = useMessages(courseWords);
  const { format } = useLocale();
  const { completedAt, progress } = enrollment;
  return (
    <div className={styles.enrolled}>
      <span>{completedAt ? text.completed : text.enrolled(format.percent(Number(progress)))}</span>
      <ProgressBar percent={progress} label={words.progress(title)} />
    </div>
  );
}
