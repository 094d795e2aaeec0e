import { lessonMinutes } from '@masar/domain';
import { finalTitle, textIn } from '@masar/i18n';
import { BookIcon, categoryTone, Isolated, ProgressBar, shell, StatusBadge, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { ContentText, useContentText } from '#shared/language/ContentText';
import { paths } from '#shared/navigation/paths';
import { categoryIcons } from '#subjects/courses/category-icons';
import type { Enrollment } from '#subjects/courses/course-answers';
import { courseWords } from '#subjects/courses/course-words.messages';
import styles from './ContinuePanel.module.css';
import { homeMessages } from './home.messages';

/** All lessons are complete and the course is not: its final waits (EVD-3). */
export const isFinalOpen = ({ progress, completedAt }: Enrollment): boolean =>
  completedAt === null && Number(progress) >= 100;

/** A course with its progress; leads to the next lesson, or to the final after the last one. Each run of a mixed line is isolated (I18N-1). */
export function ContinueRow({ enrollment }: { enrollment: Enrollment }) {
  const text = useMessages(homeMessages);
  const words = useMessages(courseWords);
  const { digits, format, language } = useLocale();
  const { course, courseId, nextLesson, progress } = enrollment;
  const title = useContentText()(course, 'title').text;
  const Icon = categoryIcons[course.categoryId] ?? BookIcon;
  const atFinal = isFinalOpen(enrollment);
  const onward = atFinal ? paths.courseFinal.href(courseId) : paths.course.href(courseId);
  const target = nextLesson ? paths.lesson.href(courseId, nextLesson.id) : onward;
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
          ) : atFinal ? (
            `${text.next} ${textIn(finalTitle, language)}`
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
