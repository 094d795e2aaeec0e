import type { components } from '@masar/contracts';
import { furtherLanguages } from '@masar/i18n';
import { Excerpt } from '../records/Excerpt';
import { choice, defineFields, moment, type Words } from '../records/fields';
import type { Kind } from '../records/fields/field';
import { ContentInput } from './ContentInput';
import styles from './Translations.module.css';

export type Translation = components['schemas']['TranslationRecord'];

/** What can be translated, by the names of the server: the fields of each kind of record, its name first. */
export const translatable = {
  courses: ['title', 'description'],
  lessons: ['title', 'description'],
  categories: ['name', 'description'],
} as const;
export type TranslatableType = keyof typeof translatable;

export const fieldWords: Words<string> = {
  title: { ar: 'العنوان', en: 'Title' },
  name: { ar: 'الاسم', en: 'Name' },
  description: { ar: 'الوصف', en: 'Description' },
};

const languageNames: Words<string> = { ckb: { ar: 'الكردية السورانية', en: 'Central Kurdish' } };
const languageWords: Words<string> = Object.fromEntries(
  furtherLanguages.map((language) => [language, languageNames[language] ?? { ar: language, en: language }]),
);

const content: Kind<string> = { control: ContentInput };

/** A text of the content in a further language, and what it is the translation of (TRN-2). */
export const translationFields = defineFields<Translation>()({
  content: {
    label: { ar: 'الترجمة', en: 'Translation' },
    as: content,
    column: true,
    input: true,
    required: true,
    tell: (row) => (
      <span className={styles.half}>
        <Excerpt>{row.content}</Excerpt>
      </span>
    ),
  },
  sourceAr: {
    label: { ar: 'النص الأصلي', en: 'Source text' },
    column: true,
    tell: ({ sourceAr, sourceEn }, { language }) => (
      <span className={styles.half}>
        <Excerpt>
          {(language === 'ar' ? sourceAr : (sourceEn ?? sourceAr)) ??
            { ar: 'لا نص أصلياً', en: 'No source text' }[language]}
        </Excerpt>
      </span>
    ),
  },
  sourceEn: { label: { ar: 'النص الأصلي (بالإنجليزية)', en: 'Source text (English)' }, column: 'exported' },
  language: {
    label: { ar: 'اللغة', en: 'Language' },
    as: choice<string>(languageWords),
    column: true,
    input: 'new',
    required: true,
    filter: true,
  },
  entityType: {
    label: { ar: 'نوع السجل', en: 'Kind of record' },
    as: choice<string>({
      courses: { ar: 'دورة', en: 'Course' },
      lessons: { ar: 'درس', en: 'Lesson' },
      categories: { ar: 'مسار', en: 'Track' },
    }),
    column: true,
    input: 'new',
    required: true,
    filter: true,
  },
  entityId: { label: { ar: 'السجل', en: 'Record' }, column: 'exported' },
  field: { label: { ar: 'الحقل', en: 'Field' }, as: choice<string>(fieldWords), column: true, filter: true },
  updatedAt: { label: { ar: 'عُدّلت في', en: 'Changed on' }, as: moment, column: 'sorted' },
});
