import { useRecordContext } from 'react-admin';
import { useMessages } from '@masar/ui';
import { DeleteRecord } from '../records/DeleteRecord';
import { HistoryLink } from '../records/HistoryLink';
import { RecordEdit } from '../records/RecordEdit';
import { RecordForm } from '../records/RecordForm';
import { ContentInput } from './ContentInput';
import { SourceText } from './SourceText';
import type { Translation } from './translation';
import { translationsMessages } from './translations.messages';
import { useTranslationWords } from './useTranslationWords';

export function TranslationEdit() {
  const text = useMessages(translationsMessages);
  const { fieldOf, typeOf, languageOf } = useTranslationWords();
  return (
    <RecordEdit<Translation>
      back={text.back}
      title={({ entityType, field, language }) =>
        `${languageOf(language)} · ${text.heading(typeOf(entityType), fieldOf(field))}`
      }
      labels={{ content: text.translation }}
      redirect="list"
    >
      <TranslationForm />
    </RecordEdit>
  );
}

function TranslationForm() {
  const text = useMessages(translationsMessages);
  const translation = useRecordContext<Translation>();
  if (!translation) return null;
  return (
    <RecordForm
      actions={
        <>
          <HistoryLink id={translation.id} />
          <DeleteRecord nameOf={() => text.thisTranslation} />
        </>
      }
    >
      <SourceText arabic={translation.sourceAr} english={translation.sourceEn} />
      <ContentInput />
    </RecordForm>
  );
}
