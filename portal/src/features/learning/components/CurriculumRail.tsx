import { ArrowForwardIcon, PointingIcon, shell, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { ContentText } from '#shared/language/ContentText';
import { paths } from '#shared/navigation/paths';
import type { CourseDetail, CurriculumLesson, Enrollment } from '#subjects/courses/course-answers';
import { courseWords } from '#subjects/courses/course-words.messages';
import { CourseWay } from '#subjects/courses/CourseWay';
import { learningMessages } from '../learning.messages';
import styles from './CurriculumRail.module.css';
import { RailLesson } from './RailLesson';

export interface CurriculumRailProps {
  course: CourseDetail;
  lessons: readonly CurriculumLesson[];
  enrollment: Enrollment | undefined;
  currentId: string;
}

/** The course's lessons beside the open one, with what each takes and what is done; and the way back (LSN-1, LSN-2). */
export function CurriculumRail({ lessons, enrollment, currentId }: CurriculumRailProps) {
  const text = useMessages(learningMessages);
  const words = useMessages(courseWords);
  const { digits, format } = useLocale();
  const done = lessons.filter(({ state }) => state === 'completed').length;
  const previous = lessons[lessons.findIndex(({ id }) => id === currentId) - 1];
  return (
    <nav aria-label={text.contents} className={shell.stack14}>
      {enrollment && (
        <p className={styles.progress}>
          {words.lessonsDone(format.number(done), words.ofLessons(lessons.length, digits))}
          {' · '}
          {format.percent(Number(enrollment.progress))}
        </p>
      )}
      <ol role="list" className={styles.lessons}>
        {lessons.map((lesson) => (
          <RailLesson key={lesson.id} lesson={lesson} isCurrent={lesson.id === currentId} />
        ))}
      </ol>
      {previous && (
        <Link to={paths.lesson.href(previous.courseId, previous.id)} className={styles.previous}>
          <PointingIcon icon={ArrowForwardIcon} back size={18} />
          <span>
            {text.previous}: <ContentText record={previous} field="title" />
          </span>
        </Link>
      )}
      {enrollment && !enrollment.completedAt && <CourseWay courseId={enrollment.courseId} />}
    </nav>
  );
}
