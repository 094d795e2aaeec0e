import type { components } from '@masar/contracts';
import { eachLanguage, furtherLanguages, inEach } from '@masar/i18n';
import { Excerpt } from '../records/Excerpt';
import { choice, defineFields, moment, type Words } from '../records/fields';
import type { Kind } from '../records/fields/field';
import { ContentInput } from './ContentInput';
import { entityTypeTexts, fieldTexts, translationFieldTexts } from './translation-fields.messages';
import styles from './Translations.module.css';

const texts = inEach(translationFieldTexts);

export type Translation = components['schemas']['TranslationRecord'];

/** What can be translated, by the names of the server: the fields of each kind of record, its name first. */
export const translatable = {
  courses: ['title', 'description'],
  lessons: ['title', 'description'],
  categories: ['name', 'description'],
} as const;
export type TranslatableType = keyof typeof translatable;

export const fieldWords: Words<string> = inEach(fieldTexts);

const languageNames: Words<string> = { ckb: texts.ckb };
const languageWords: Words<string> = Object.fromEntries(
  furtherLanguages.map((language) => [language, languageNames[language] ?? eachLanguage(() => language)]),
);

const content: Kind<string> = { control: ContentInput };

/** A text of the content in a further language, and what it is the translation of (TRN-2). */
export const translationFields = defineFields<Translation>()({
  content: {
    label: texts.content,
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
    label: texts.sourceAr,
    column: true,
    tell: ({ sourceAr, sourceEn }, { language }) => (
      <span className={styles.half}>
        <Excerpt>{(language === 'ar' ? sourceAr : (sourceEn ?? sourceAr)) ?? texts.noSourceText[language]}</Excerpt>
      </span>
    ),
  },
  sourceEn: { label: texts.sourceEn, column: 'exported' },
  language: {
    label: texts.language,
    as: choice<string>(languageWords),
    column: true,
    input: 'new',
    required: true,
    filter: true,
  },
  entityType: {
    label: texts.entityType,
    as: choice<string>(inEach(entityTypeTexts)),
    column: true,
    input: 'new',
    required: true,
    filter: true,
  },
  entityId: { label: texts.entityId, column: 'exported' },
  field: { label: texts.field, as: choice<string>(fieldWords), column: true, filter: true },
  updatedAt: { label: texts.updatedAt, as: moment, column: 'sorted' },
});
