import { finalTitle, pickLocalized, textIn } from '@masar/i18n';
import { Isolated, useLocale } from '@masar/ui';

interface QuizNameProps {
  of: {
    lessonId: string | null;
    lessonTitleAr: string | null;
    lessonTitleEn: string | null;
    courseTitleAr: string;
    courseTitleEn: string;
  };
}

/** A quiz by the title of its lesson, a final by that of its course (EVD-3). */
export function QuizName({ of }: QuizNameProps) {
  const { language } = useLocale();
  if (of.lessonId !== null) return <Isolated>{pickLocalized(of, 'lessonTitle', language)}</Isolated>;
  return (
    <>
      {textIn(finalTitle, language)}: <Isolated>{pickLocalized(of, 'courseTitle', language)}</Isolated>
    </>
  );
}
