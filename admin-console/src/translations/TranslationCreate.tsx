import { SelectInput, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { furtherLanguages } from '@masar/i18n';
import { useMessages } from '@masar/ui';
import { RecordCreate } from '../records/RecordCreate';
import { RecordForm } from '../records/RecordForm';
import { ReferenceChoice } from '../records/ReferenceChoice';
import { useNameOf } from '../records/useNameOf';
import { useRequired } from '../records/useRequired';
import { ContentInput } from './ContentInput';
import { SourceText } from './SourceText';
import { translatable, translatableTypes, type TranslatableType } from './translation';
import { translationsMessages } from './translations.messages';
import { useTranslationWords } from './useTranslationWords';

export function TranslationCreate() {
  const text = useMessages(translationsMessages);
  return (
    <RecordCreate title={text.addTitle} back={text.back} redirect="list">
      <RecordForm defaultValues={{ entityType: 'courses', field: 'title', language: furtherLanguages[0] }}>
        <Place />
        <ContentInput />
      </RecordForm>
    </RecordCreate>
  );
}

/** Whose text it is, and that text. */
function Place() {
  const text = useMessages(translationsMessages);
  const { fieldOf, typeOf, languageOf } = useTranslationWords();
  const required = useRequired();
  const [entityType, entityId, field] = useWatch({ name: ['entityType', 'entityId', 'field'] }) as [
    TranslatableType,
    string | undefined,
    string,
  ];
  const nameOf = useNameOf(translatable[entityType][0]);
  const { data } = useGetOne(entityType, { id: entityId ?? '' }, { enabled: Boolean(entityId), retry: false });
  return (
    <>
      <SelectInput
        source="language"
        label={text.language}
        choices={furtherLanguages.map((id) => ({ id, name: languageOf(id) }))}
        validate={required}
        helperText={false}
      />
      <SelectInput
        source="entityType"
        label={text.entityType}
        choices={translatableTypes.map((id) => ({ id, name: typeOf(id) }))}
        validate={required}
        helperText={false}
      />
      <ReferenceChoice
        key={entityType}
        source="entityId"
        reference={entityType}
        label={text.entityId}
        nameOf={nameOf}
        isRequired
      />
      <SelectInput
        source="field"
        label={text.field}
        choices={translatable[entityType].map((id) => ({ id, name: fieldOf(id) }))}
        validate={required}
        helperText={false}
      />
      <SourceText
        arabic={data?.[`${field}Ar`] as string | undefined}
        english={data?.[`${field}En`] as string | undefined}
      />
    </>
  );
}
