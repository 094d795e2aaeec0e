import { dataLanguageOf, directionOf, pickLocalized } from '@masar/i18n';
import { Notice, useLocale, useMessages } from '@masar/ui';
import { useMemo } from 'react';
import { writtenLanguage } from '#shared/language/content-language';
import { paths } from '#shared/navigation/paths';
import type { CurriculumLesson } from '#subjects/courses/course-answers';
import { type LessonSurroundings, LessonSurroundingsContext } from '#subjects/markdown/lesson-surroundings';
import { Markdown } from '#subjects/markdown/Markdown';
import { pictureOfCourse } from '#subjects/markdown/picture-of-course';
import { learningMessages } from '../learning.messages';
import type { Lesson } from '../lesson.queries';
import type { TextSize } from '../model/useReadingSettings';
import styles from './LessonText.module.css';

interface LessonTextProps {
  lesson: Pick<Lesson, 'titleAr' | 'titleEn' | 'contentAr' | 'contentEn' | 'videoUrl' | 'pictures'>;
  /** Of the course: its texts link to each other. */
  lessons: readonly Pick<CurriculumLesson, 'id' | 'courseId' | 'slug'>[];
  size: TextSize;
  /** A check in the text was answered. */
  onCheck?: LessonSurroundings['onCheck'];
}

const none: Lesson['pictures'] = [];

/** The text of a lesson in the reader's language, else in the one that exists. */
export function LessonText({ lesson, lessons, size, onCheck }: LessonTextProps) {
  const text = useMessages(learningMessages);
  const { language } = useLocale();
  const content = pickLocalized(lesson, 'content', language);
  const contentLanguage = writtenLanguage(lesson, 'content', language);
  const direction = directionOf(contentLanguage);
  const title = pickLocalized(lesson, 'title', contentLanguage);
  // Copies saved by an earlier version know of no pictures.
  const pictures = (lesson as Partial<Lesson>).pictures ?? none;
  const surroundings = useMemo(
    () => ({
      title,
      lessonHref: (slug: string) => {
        const target = lessons.find((each) => each.slug === slug);
        return target && paths.lesson.href(target.courseId, target.id);
      },
      pictureAt: (address: string) => pictureOfCourse(pictures, address),
      ...(onCheck && { onCheck }),
    }),
    [title, lessons, pictures, onCheck],
  );
  if (!content) return lesson.videoUrl ? null : <p className={styles.none}>{text.noText}</p>;
  return (
    <>
      {contentLanguage !== dataLanguageOf(language) && <Notice>{text.onlyIn}</Notice>}
      <div className={styles.text} data-size={size} lang={contentLanguage} dir={direction}>
        <LessonSurroundingsContext value={surroundings}>
          <Markdown>{content}</Markdown>
        </LessonSurroundingsContext>
      </div>
    </>
  );
}
