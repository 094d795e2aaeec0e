import { BooleanInput } from 'react-admin';
import { useLocale, useMessages } from '@masar/ui';
import { DeleteRecord } from '../records/DeleteRecord';
import { HistoryOfRecord } from '../records/HistoryLink';
import { RecordEdit } from '../records/RecordEdit';
import { RecordForm, Wide } from '../records/RecordForm';
import { courseTitle, type Course } from './course';
import { BilingualList } from './BilingualList';
import { CourseFields } from './CourseFields';
import { coursesMessages } from './courses.messages';

/** What the course says; its lessons stand on the page that shows it. */
export function CourseEdit() {
  const text = useMessages(coursesMessages);
  const { language } = useLocale();
  const nameOf = (course: Course) => courseTitle(course, language);
  const { titleAr, titleEn, descriptionAr, descriptionEn, category: categoryId, difficulty, durationHours } = text;
  const { price, instructor: instructorId, thumbnailUrl, learningPoints, requirements, skills, requiresReview } = text;
  return (
    <RecordEdit<Course>
      back={text.back}
      title={nameOf}
      labels={{
        ...{ titleAr, titleEn, descriptionAr, descriptionEn, categoryId, difficulty, durationHours, price },
        ...{ instructorId, thumbnailUrl, learningPoints, requirements, skills, requiresReview },
        isPublished: text.published,
        isInPreparation: text.preparation,
      }}
    >
      <RecordForm
        actions={
          <>
            <DeleteRecord nameOf={nameOf} hint={text.deleteHint} />
            <HistoryOfRecord />
          </>
        }
      >
        <CourseFields />
        <Wide>
          <BilingualList source="learningPoints" label={text.learningPoints} />
          <BilingualList source="requirements" label={text.requirements} />
          <BilingualList source="skills" label={text.skills} />
        </Wide>
        <BooleanInput source="requiresReview" label={text.requiresReview} helperText={false} />
        <BooleanInput source="isInPreparation" label={text.preparation} helperText={false} />
        <BooleanInput source="isPublished" label={text.published} helperText={false} />
      </RecordForm>
    </RecordEdit>
  );
}
