import { furtherLanguages } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { SelectInput, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ReferenceField } from '../records/fields';
import { FieldInput } from '../records/fields/FieldInputs';
import { RecordCreate } from '../records/RecordCreate';
import { RecordForm } from '../records/RecordForm';
import { useRequired } from '../records/useRequired';
import { SourceText } from './SourceText';
import { fieldWords, translatable, type TranslatableType, translationFields } from './translation.fields';
import { translationsMessages } from './translations.messages';

export function TranslationCreate() {
  const text = useMessages(translationsMessages);
  return (
    <RecordCreate title={text.addTitle} back={text.back} redirect="list">
      <RecordForm defaultValues={{ entityType: 'courses', field: 'title', language: furtherLanguages[0] }}>
        <FieldInput name="language" field={translationFields.language} isNew />
        <FieldInput name="entityType" field={translationFields.entityType} isNew />
        <Place />
        <FieldInput name="content" field={translationFields.content} isNew />
      </RecordForm>
    </RecordCreate>
  );
}

/** Whose text it is, and that text. */
function Place() {
  const { language } = useLocale();
  const required = useRequired();
  const [entityType, entityId, field] = useWatch({ name: ['entityType', 'entityId', 'field'] }) as [
    TranslatableType,
    string | undefined,
    string,
  ];
  const { data } = useGetOne(entityType, { id: entityId ?? '' }, { enabled: Boolean(entityId), retry: false });
  return (
    <>
      <ReferenceField
        key={entityType}
        source="entityId"
        resource={entityType}
        label={translationFields.entityId.label[language]}
        naming={translatable[entityType][0]}
        validate={required}
        helperText={false}
      />
      <SelectInput
        source="field"
        label={translationFields.field.label[language]}
        choices={translatable[entityType].map((id) => ({ id, name: fieldWords[id]?.[language] ?? id }))}
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
