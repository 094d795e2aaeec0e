import { difficulties } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { difficultyMessages, shell, useLocale, useMessages } from '@masar/ui';
import { SelectField } from '#shared/forms/SelectField';
import { TextArea } from '#shared/forms/TextArea';
import { TextField } from '#shared/forms/TextField';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { categoryQueries } from '#subjects/courses/course.queries';
import { courseFormMessages } from '../messages/course-form.messages';
import { type CourseFormValues, readDifficulty } from '../model/course-form';
import styles from './Form.module.css';
import { useShownLanguages } from './shown-languages';

interface CourseFieldsProps {
  values: CourseFormValues;
  onChange: (changes: Partial<CourseFormValues>) => void;
  /** Message for a field under the form's name of it. */
  errorOf: (field: keyof CourseFormValues) => string | undefined;
}

/** The fields of a course that creating and editing share (spec 5). */
export function CourseFields({ values, onChange, errorOf }: CourseFieldsProps) {
  const text = useMessages(courseFormMessages);
  const levels = useMessages(difficultyMessages);
  const { language } = useLocale();
  const { arabic, english } = useShownLanguages();
  const categories = useSignedInQuery(categoryQueries.all());
  /** Value, change and error of one text field. */
  const field = (name: 'titleAr' | 'titleEn' | 'descriptionAr' | 'descriptionEn' | 'hours' | 'price' | 'imageUrl') => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
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
          name="categoryId"
          required
          value={values.categoryId}
          error={errorOf('categoryId')}
          onChange={(event) => onChange({ categoryId: event.currentTarget.value })}
          none={text.chooseCategory}
          choices={categories.data?.map((category) => [category.id, pickLocalized(category, 'name', language)])}
        />
        <SelectField
          label={text.level}
          name="level"
          value={values.difficulty}
          error={errorOf('difficulty')}
          onChange={(event) => onChange({ difficulty: readDifficulty(event.currentTarget.value) })}
          choices={difficulties}
          words={levels}
        />
        <TextField label={text.hours} inputMode="numeric" dir="ltr" required {...field('hours')} />
        <TextField label={text.price} inputMode="decimal" dir="ltr" hint={text.priceHint} {...field('price')} />
      </div>
      <TextField label={text.imageUrl} type="url" dir="ltr" hint={text.imageHint} {...field('imageUrl')} />
    </div>
  );
}
