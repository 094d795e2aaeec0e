import { categoryIds, difficulties, vrLimits } from '@masar/domain';
import { difficultyMessages, useMessages } from '@masar/ui';
import { SelectField } from '#shared/forms/SelectField';
import { TextArea } from '#shared/forms/TextArea';
import { TextField } from '#shared/forms/TextField';
import { categoryMessages } from '#subjects/courses/category.messages';
import { scheduleMessages } from '../messages/schedule.messages';
import type { ScheduleField } from '../model/schedule-form';
import styles from './ScheduleDialog.module.css';

/** What a workshop is about, and what its room shows. */
export function NewWorkshopFields({ field }: { field: ScheduleField }) {
  const text = useMessages(scheduleMessages);
  const categories = useMessages(categoryMessages);
  const levels = useMessages(difficultyMessages);
  return (
    <>
      <TextField {...field('title')} label={text.name} required maxLength={vrLimits.titleMaximum} />
      <TextField {...field('titleEn')} label={text.nameEn} maxLength={vrLimits.titleMaximum} />
      <TextArea {...field('description')} label={text.description} rows={3} maxLength={vrLimits.descriptionMaximum} />
      <div className={styles.pair}>
        <SelectField
          {...field('categoryId')}
          label={text.category}
          hint={text.categoryHint}
          none={text.noCategory}
          choices={categoryIds}
          words={categories}
        />
        <SelectField {...field('difficulty')} label={text.difficulty} choices={difficulties} words={levels} />
      </div>
      <TextArea {...field('slides')} label={text.slides} hint={text.slidesHint} rows={6} />
      <TextArea {...field('stations')} label={text.stations} hint={text.stationsHint} rows={4} />
    </>
  );
}
