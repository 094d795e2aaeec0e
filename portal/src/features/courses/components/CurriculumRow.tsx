import { lessonMinutes } from '@masar/domain';
import { CheckIcon, LockIcon, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { ContentText } from '#shared/language/ContentText';
import { paths } from '#shared/navigation/paths';
import { useSession } from '#shared/session/SessionProvider';
import type { CurriculumLesson } from '#subjects/courses/course-answers';
import { courseWords } from '#subjects/courses/course-words.messages';
import { courseDetailMessages } from '../course-detail.messages';
import styles from './CurriculumList.module.css';

interface CurriculumRowProps {
  lesson: CurriculumLesson;
  /** Its place, counted from one. */
  number: number;
}

export function CurriculumRow({ lesson, number }: CurriculumRowProps) {
  const text = useMessages(courseDetailMessages);
  const words = useMessages(courseWords);
  const { digits, format } = useLocale();
  const title = <ContentText record={lesson} field="title" />;
  const isVisitors = useSession().status === 'signed-out' && lesson.isOpenToVisitors;
  const href = isVisitors ? paths.firstLesson.href(lesson.courseId) : paths.lesson.href(lesson.courseId, lesson.id);
  const isLocked = lesson.state === 'locked';
  const facts = [
    words.minutes(lessonMinutes(lesson.duration), digits),
    lesson.hasVideo && text.video,
    lesson.hasQuiz && text.quiz,
  ].filter(Boolean);
  return (
    <li className={styles.row} data-state={lesson.state}>
      <span className={styles.mark}>
        {lesson.state === 'completed' ? (
          <CheckIcon size={18} />
        ) : isLocked ? (
          <LockIcon size={16} />
        ) : (
          format.number(number)
        )}
      </span>
      <span className={styles.text}>
        {isLocked ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <Link to={href} className={styles.title}>
            {title}
          </Link>
        )}
        <span className={styles.facts}>{facts.join(' · ')}</span>
      </span>
      {isLocked && <span className={styles.label}>{text.locked}</span>}
      {lesson.state === 'completed' && <span className={styles.label}>{text.completed}</span>}
    </li>
  );
}
