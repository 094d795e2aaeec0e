import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { DeleteRecord } from '../records/DeleteRecord';
import { HistoryOfRecord } from '../records/HistoryLink';
import { RecordEdit } from '../records/RecordEdit';
import { RecordForm } from '../records/RecordForm';
import { type Lesson, withoutEmptyQuiz } from './lesson';
import { LessonFields } from './LessonFields';
import { lessonsMessages } from './lessons.messages';

export function LessonEdit() {
  const text = useMessages(lessonsMessages);
  const { language } = useLocale();
  const nameOf = (lesson: Lesson) => pickLocalized(lesson, 'title', language);
  const { titleAr, titleEn, descriptionAr, descriptionEn, contentAr, contentEn, videoUrl, duration, quiz } = text;
  const courseOf = ({ courseId }: Lesson) => `/courses/${courseId}/show`;
  return (
    <RecordEdit<Lesson>
      back={text.back}
      backTo={courseOf}
      title={nameOf}
      labels={{ titleAr, titleEn, descriptionAr, descriptionEn, contentAr, contentEn, videoUrl, duration, quiz }}
      transform={withoutEmptyQuiz}
      redirect={false}
    >
      <RecordForm
        actions={
          <>
            <DeleteRecord nameOf={nameOf} hint={text.deleteHint} redirect={courseOf} />
            <HistoryOfRecord />
          </>
        }
      >
        <LessonFields />
      </RecordForm>
    </RecordEdit>
  );
}
