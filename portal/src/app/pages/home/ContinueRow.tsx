import { lessonMinutes } from '@masar/domain';
import { BookIcon, categoryTone, Isolated, ProgressBar, shell, StatusBadge, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { ContentText, useContentText } from '#shared/language/ContentText';
import { paths } from '#shared/navigation/paths';
import { categoryIcons } from '#subjects/courses/category-icons';
import type { Enrollment } from '#subjects/courses/course-answers';
import { courseWords } from '#subjects/courses/course-words.messages';
import styles from './ContinuePanel.module.css';
import { homeMessages } from './home.messages';

/** All lessons are complete and the course is not: its final or required work is left (EVD-3, EVD-9). */
export const hasStepsLeft = ({ progress, completedAt }: Enrollment): boolean =>
  completedAt === null && Number(progress) >= 100;

/** A course with its progress; leads to the next lesson, or after the last one to the course, which names what is left. Each run of a mixed line is isolated (I18N-1). */
export function ContinueRow({ enrollment }: { enrollment: Enrollment }) {
  const text = useMessages(homeMessages);
  const words = useMessages(courseWords);
  const { digits, format } = useLocale();
  const { course, courseId, nextLesson, progress } = enrollment;
  const title = useContentText()(course, 'title').text;
  const Icon = categoryIcons[course.categoryId] ?? BookIcon;
  const target = nextLesson ? paths.lesson.href(courseId, nextLesson.id) : paths.course.href(courseId);
  return (
    <li className={styles.row}>
      <span className={styles.icon} data-tone={categoryTone(course.categoryId)}>
        <Icon size={24} />
      </span>
      <div className={styles.words}>
        <Link to={target} className={`${shell.wholeRow} ${styles.title}`}>
          <ContentText record={course} field="title" />
        </Link>
        <p className={styles.next}>
          {nextLesson ? (
            <>
              {text.next} <ContentText record={nextLesson} field="title" />
              {' · '}
              <Isolated>{words.minutes(lessonMinutes(nextLesson.duration), digits)}</Isolated>
            </>
          ) : hasStepsLeft(enrollment) ? (
            text.stepsLeft
          ) : (
            <StatusBadge status="preparation" />
          )}
        </p>
        <ProgressBar percent={progress} label={words.progress(title)} />
      </div>
      {Number(progress) > 0 && <span className={styles.percent}>{format.percent(Number(progress))}</span>}
    </li>
  );
}
