import { type Locale, useLocale, useMessages } from '@masar/ui';
import { useRecordContext } from 'react-admin';
import type { Title } from '../page/PageHeading';
import { DeleteRecord } from '../records/DeleteRecord';
import { FieldInput } from '../records/fields/FieldInputs';
import { toldOf } from '../records/fields/told';
import { HistoryOfRecord } from '../records/HistoryLink';
import { RecordEdit } from '../records/RecordEdit';
import { RecordForm } from '../records/RecordForm';
import { SourceText } from './SourceText';
import { type Translation, translationFields } from './translation.fields';
import { translationsMessages } from './translations.messages';

/** Which language of which text: `الكردية السورانية · العنوان (دورة)`. */
function titleOf(row: Translation, locale: Locale): Title {
  const { language, field, entityType } = translationFields;
  const words = [
    toldOf('language', language, row, locale),
    toldOf('field', field, row, locale),
    toldOf('entityType', entityType, row, locale),
  ].map(String);
  return [words[0]!, `${words[1]} (${words[2]})`];
}

export function TranslationEdit() {
  const text = useMessages(translationsMessages);
  const locale = useLocale();
  return (
    <RecordEdit<Translation>
      back={text.back}
      title={(translation) => titleOf(translation, locale)}
      fields={translationFields}
      redirect="list"
    >
      <RecordForm
        actions={
          <>
            <DeleteRecord nameOf={() => text.thisTranslation} />
            <HistoryOfRecord />
          </>
        }
      >
        <Source />
        <FieldInput name="content" field={translationFields.content} />
      </RecordForm>
    </RecordEdit>
  );
}

function Source() {
  const translation = useRecordContext<Translation>();
  return <SourceText arabic={translation?.sourceAr} english={translation?.sourceEn} />;
}
