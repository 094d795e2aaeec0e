import { categoryIds, difficulties, vrLimits } from '@masar/domain';
import { useDifficultyName, useMessages } from '@masar/ui';
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
  return (
    <>
      <TextField {...field('title', text.nameRequired)} label={text.name} required maxLength={vrLimits.titleMaximum} />
      <TextField {...field('titleEn')} label={text.nameEn} maxLength={vrLimits.titleMaximum} />
      <TextArea {...field('description')} label={text.description} rows={3} maxLength={vrLimits.descriptionMaximum} />
      <div className={styles.pair}>
        <SelectField {...field('categoryId')} label={text.category} hint={text.categoryHint}>
          <option value="">{text.noCategory}</option>
          {categoryIds.map((id) => (
            <option key={id} value={id}>
              {categories[id]}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('difficulty')} label={text.difficulty}>
          {difficulties.map((level) => (
            <DifficultyOption key={level} level={level} />
          ))}
        </SelectField>
      </div>
      <TextArea {...field('slides')} label={text.slides} hint={text.slidesHint} rows={6} />
      <TextArea {...field('stations')} label={text.stations} hint={text.stationsHint} rows={4} />
    </>
  );
}

const DifficultyOption = ({ level }: { level: (typeof difficulties)[number] }) => (
  <option value={level}>{useDifficultyName(level)}</option>
);
