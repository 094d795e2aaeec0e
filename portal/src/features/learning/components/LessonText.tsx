import { pickLocalized } from '@masar/i18n';
import { Notice, useLocale, useMessages } from '@masar/ui';
import { Markdown } from '#shared/markdown/Markdown';
import { learningMessages } from '../learning.messages';
import type { Lesson } from '../lesson.queries';
import type { TextSize } from '../model/useReadingSettings';
import styles from './LessonText.module.css';

interface LessonTextProps {
  lesson: Lesson;
  size: TextSize;
}

/** The text of a lesson in the reader's language, else in the one that exists. */
export function LessonText({ lesson, size }: LessonTextProps) {
  const text = useMessages(learningMessages);
  const { language } = useLocale();
  const own = language === 'ar' ? lesson.contentAr : lesson.contentEn;
  const content = pickLocalized(lesson, 'content', language);
  if (!content) return lesson.videoUrl ? null : <p className={styles.none}>{text.noText}</p>;
  const contentLanguage = own ? language : language === 'ar' ? 'en' : 'ar';
  return (
    <>
      {!own && <Notice>{text.onlyIn}</Notice>}
      <div
        className={styles.text}
        data-size={size}
        lang={contentLanguage}
        dir={contentLanguage === 'ar' ? 'rtl' : 'ltr'}
      >
        <Markdown>{content}</Markdown>
      </div>
    </>
  );
}
