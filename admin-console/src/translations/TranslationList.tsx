import { useMessages } from '@masar/ui';
import { RecordList } from '../records/RecordList';
import { type Translation, translationFields } from './translation.fields';
import { translationsMessages } from './translations.messages';

/** Texts in further languages, the latest changed first (TRN-2). */
export function TranslationList() {
  const text = useMessages(translationsMessages);
  return (
    <RecordList<Translation>
      title={text.title}
      intro={text.intro}
      fields={translationFields}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      opens="edit"
      add={text.add}
      search={text.search}
    />
  );
}
