import { lessonMinutes } from '@masar/domain';
import { CheckIcon, FileIcon, LockIcon, PlayIcon, QuizIcon, useLocale, useMessages } from '@masar/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ContentText } from '#shared/language/ContentText';
import { paths } from '#shared/navigation/paths';
import type { CurriculumLesson } from '#subjects/courses/course-answers';
import { courseWords } from '#subjects/courses/course-words.messages';
import { learningMessages } from '../learning.messages';
import styles from './CurriculumRail.module.css';

const marks = { completed: <CheckIcon size={16} />, locked: <LockIcon size={14} />, open: null };

interface RailLessonProps {
  lesson: CurriculumLesson;
  isCurrent: boolean;
}

/** A line of the contents: title, minutes, whether it is read or watched, and whether it has questions (LSN-1). */
export function RailLesson({ lesson, isCurrent }: RailLessonProps) {
  const text = useMessages(learningMessages);
  const words = useMessages(courseWords);
  const { format } = useLocale();
  const row = useRef<HTMLLIElement>(null);

  // Brings the open lesson into the rail's view without moving the page.
  useEffect(() => {
    const box = row.current?.closest<HTMLElement>('[data-scrolls]');
    if (!isCurrent || !row.current || !box) return;
    box.scrollTop = row.current.offsetTop - box.clientHeight / 3;
  }, [isCurrent]);

  return (
    <li ref={row}>
      <Link
        to={paths.lesson.href(lesson.courseId, lesson.id)}
        className={styles.lesson}
        data-state={lesson.state}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <span className={styles.mark}>{marks[lesson.state]}</span>
        <span>
          <ContentText record={lesson} field="title" />
          <span className={styles.facts}>
            <span>{words.minutesInShort(format.number(lessonMinutes(lesson.duration)))}</span>
            <span>
              {lesson.hasVideo ? <PlayIcon size={14} /> : <FileIcon size={14} />}
              {lesson.hasVideo ? text.video : text.text}
            </span>
            {lesson.hasQuiz && (
              <span>
                <QuizIcon size={14} />
                {text.quiz}
              </span>
            )}
          </span>
        </span>
        <span className="visually-hidden">({text[lesson.state]})</span>
      </Link>
    </li>
  );
}
