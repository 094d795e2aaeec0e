import { difficulties } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { difficultyMessages, shell, useLocale, useMessages } from '@masar/ui';
import { SelectField } from '#shared/forms/SelectField';
import { TextArea } from '#shared/forms/TextArea';
import { TextField } from '#shared/forms/TextField';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { categoryQueries } from '#subjects/courses/course.queries';
import { courseFormMessages } from '../messages/course-form.messages';
import type { CourseFormValues } from '../model/course-form';
import type { useCourseForm } from '../useCourseForm';
import styles from './Form.module.css';
import { useShownLanguages } from './shown-languages';

type TextName = {
  [Name in keyof CourseFormValues]: CourseFormValues[Name] extends string ? Name : never;
}[keyof CourseFormValues];

/** The fields of a course that creating and editing share (spec 5). */
export function CourseFields({ course }: { course: ReturnType<typeof useCourseForm> }) {
  const { held, nameOf, errorOf } = course;
  const { values, change } = held;
  const text = useMessages(courseFormMessages);
  const levels = useMessages(difficultyMessages);
  const { language } = useLocale();
  const { arabic, english } = useShownLanguages();
  const categories = useSignedInQuery(categoryQueries.all());
  /** Name, value, change and error of one field. */
  const field = (name: TextName) => ({
    name: nameOf(name),
    value: values[name],
    error: errorOf(nameOf(name)),
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  return (
    <div className={shell.stack16}>
      <div className={styles.pair}>
        {arabic && (
          <TextField label={text.titleAr} required dir="rtl" lang="ar" maxLength={200} {...field('titleAr')} />
        )}
        {english && (
          <TextField
            label={text.titleEn}
            dir="ltr"
            lang="en"
            maxLength={200}
            hint={text.optionalEnglish}
            {...field('titleEn')}
          />
        )}
        {arabic && (
          <TextArea
            label={text.descriptionAr}
            required
            dir="rtl"
            lang="ar"
            rows={5}
            maxLength={5000}
            {...field('descriptionAr')}
          />
        )}
        {english && (
          <TextArea
            label={text.descriptionEn}
            dir="ltr"
            lang="en"
            rows={5}
            maxLength={5000}
            hint={text.optionalEnglish}
            {...field('descriptionEn')}
          />
        )}
        <SelectField
          label={text.category}
          required
          {...field('categoryId')}
          none={text.chooseCategory}
          choices={categories.data?.map((category) => [category.id, pickLocalized(category, 'name', language)])}
        />
        <SelectField label={text.level} choices={difficulties} words={levels} {...field('difficulty')} />
        <TextField label={text.hours} inputMode="numeric" dir="ltr" required {...field('hours')} />
        <TextField label={text.price} inputMode="decimal" dir="ltr" hint={text.priceHint} {...field('price')} />
      </div>
      <TextField label={text.imageUrl} type="url" dir="ltr" hint={text.imageHint} {...field('imageUrl')} />
    </div>
  );
}
