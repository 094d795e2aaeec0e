import { furtherLanguages } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { Excerpt } from '../posts/Excerpt';
import type { RecordColumn } from '../records/column';
import { ChoiceFilter, WordsFilter } from '../records/filters';
import { RecordList } from '../records/RecordList';
import { translatableTypes, type Translation } from './translation';
import { translationsMessages } from './translations.messages';
import { useTranslationWords } from './useTranslationWords';

/** Texts in further languages, the latest changed first (TRN-2). */
export function TranslationList() {
  const text = useMessages(translationsMessages);
  const { language, format } = useLocale();
  const { fieldOf, typeOf, languageOf } = useTranslationWords();
  const columns: RecordColumn<Translation>[] = [
    { field: 'content', label: text.translation, render: ({ content }) => <Excerpt>{content}</Excerpt> },
    {
      field: 'sourceAr',
      label: text.source,
      render: ({ sourceAr, sourceEn }) => (
        <Excerpt>{(language === 'ar' ? sourceAr : (sourceEn ?? sourceAr)) ?? text.gone}</Excerpt>
      ),
    },
    { field: 'entityType', label: text.entityType, render: ({ entityType }) => typeOf(entityType) },
    { field: 'field', label: text.field, render: ({ field }) => fieldOf(field) },
    { field: 'language', label: text.language, render: (row) => languageOf(row.language) },
    { field: 'updatedAt', label: text.updatedAt, render: ({ updatedAt }) => format.date(updatedAt), isSortable: true },
    { field: 'entityId', label: text.entityId, isOnlyExported: true },
    { field: 'sourceEn', label: `${text.source} (English)`, isOnlyExported: true },
  ];
  return (
    <RecordList
      title={text.title}
      intro={text.intro}
      columns={columns}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      opens="edit"
      add={text.add}
      filters={
        <>
          <WordsFilter label={text.search} />
          <ChoiceFilter
            source="language"
            label={text.language}
            choices={furtherLanguages.map((value) => ({ value, label: languageOf(value) }))}
          />
          <ChoiceFilter
            source="entityType"
            label={text.entityType}
            choices={translatableTypes.map((value) => ({ value, label: typeOf(value) }))}
          />
          <ChoiceFilter
            source="field"
            label={text.field}
            choices={['title', 'name', 'description'].map((value) => ({ value, label: fieldOf(value) }))}
          />
        </>
      }
    />
  );
}
