import { CloseIcon, useLocale, useMessages } from '@masar/ui';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { ContentText } from '#shared/language/ContentText';
import { paths } from '#shared/navigation/paths';
import { courseWords } from '#subjects/courses/course-words.messages';
import { mostStations } from '#subjects/courses/CourseRoad';
import { Road } from '#subjects/courses/Road';
import { learningMessages } from '../learning.messages';
import { lessonStations } from '../model/lesson-stations';
import type { ReadingSettings } from '../model/useReadingSettings';
import { ContentsButton } from './ContentsButton';
import type { CurriculumRailProps } from './CurriculumRail';
import styles from './LessonBar.module.css';
import { ReadingMenu } from './ReadingMenu';

interface LessonBarProps {
  courseId: string;
  /** Undefined while it loads: the bar keeps its room. */
  contents: CurriculumRailProps | undefined;
  settings: ReadingSettings;
}

/** Above a lesson: the way out, the course with its stations, how it is read, and what else the course holds (LSN-2). */
export function LessonBar({ courseId, contents, settings }: LessonBarProps) {
  const text = useMessages(learningMessages);
  const words = useMessages(courseWords);
  const { digits, format } = useLocale();
  const lessons = contents?.lessons ?? [];
  const done = lessons.filter(({ state }) => state === 'completed').length;
  const walked = words.lessonsDone(format.number(done), words.ofLessons(lessons.length, digits));
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <IconButton component={Link} to={paths.course.href(courseId)} aria-label={text.leave} className={styles.close}>
          <CloseIcon size={22} />
        </IconButton>
        <div className={styles.course}>
          {contents && (
            <>
              <p className={styles.title}>
                <ContentText record={contents.course} field="title" />
              </p>
              <p className={styles.done}>{walked}</p>
            </>
          )}
        </div>
        <div className={styles.road}>
          {contents && lessons.length > 0 && (
            <Road stations={lessonStations(lessons, contents.currentId, mostStations)} label={walked} />
          )}
        </div>
        <div className={styles.tools}>
          <ReadingMenu settings={settings} />
          {contents && <ContentsButton {...contents} />}
        </div>
      </div>
    </div>
  );
}
