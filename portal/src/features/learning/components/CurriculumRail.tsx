import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { ProgressBar, useLocale, useMessages } from '@masar/ui';
import { ContentText, useContentText } from '#shared/language/ContentText';
import type { CourseDetail, CurriculumLesson, Enrollment } from '#subjects/courses/course-answers';
import { courseWords } from '#subjects/courses/course-words.messages';
import { learningMessages } from '../learning.messages';
import { RailLesson } from './RailLesson';
import styles from './CurriculumRail.module.css';

export interface CurriculumRailProps {
  course: CourseDetail;
  lessons: readonly CurriculumLesson[];
  enrollment: Enrollment | undefined;
  currentId: string;
}

/** The course's lessons beside the open one, with what is done (LSN-1). */
export function CurriculumRail({ course, lessons, enrollment, currentId }: CurriculumRailProps) {
  const text = useMessages(learningMessages);
  const words = useMessages(courseWords);
  const { digits, format } = useLocale();
  const title = useContentText()(course, 'title').text;
  const done = lessons.filter(({ state }) => state === 'completed').length;
  return (
    <nav aria-label={text.contents} className={styles.rail}>
      <Link to={paths.course.href(course.id)} className={styles.course}>
        <ContentText record={course} field="title" />
      </Link>
      {enrollment && (
        <div className={styles.progress}>
          <span>
            {text.completedOf(format.number(done), words.ofLessons(lessons.length, digits))}
            {' · '}
            {format.percent(Number(enrollment.progress))}
          </span>
          <ProgressBar percent={enrollment.progress} label={words.progress(title)} />
        </div>
      )}
      <ol role="list" className={styles.lessons}>
        {lessons.map((lesson) => (
          <RailLesson key={lesson.id} lesson={lesson} isCurrent={lesson.id === currentId} />
        ))}
      </ol>
    </nav>
  );
}
