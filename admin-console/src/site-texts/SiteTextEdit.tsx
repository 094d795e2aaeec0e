import { isSameInBothLanguages } from '@masar/domain';
import { useLocale, useMessages } from '@masar/ui';
import { TextInput, useRecordContext } from 'react-admin';
import { HistoryOfRecord } from '../records/HistoryLink';
import { RecordEdit } from '../records/RecordEdit';
import { RecordForm } from '../records/RecordForm';
import { Wide } from '../records/Wide';
import { FormerTexts } from './FormerTexts';
import { nameOf, type SiteText, siteTextFields } from './site-text.fields';
import { siteTextsMessages } from './site-texts.messages';
import { SiteTextPreview } from './SiteTextPreview';
import { useSiteTextWords } from './useSiteTextWords';

/** The form holds null for an emptied field, and one field for what reads the same in both languages. */
const asSent = ({ ar, en, ...rest }: SiteText): object => ({
  ...rest,
  ar: ar ?? '',
  en: (isSameInBothLanguages(rest.kind) ? ar : en) ?? '',
});

/** Lines that the field of a long text shows at least. */
const rowsOf: { [Kind in SiteText['kind']]?: number } = { text: 3, blocks: 8, document: 14 };

/** What one place says: written in both languages, shown as it will stand, with its former states (READ-1). */
export function SiteTextEdit() {
  const text = useMessages(siteTextsMessages);
  const { pageName, placeName } = useSiteTextWords();
  return (
    <RecordEdit<SiteText>
      back={text.back}
      title={(one) => `${pageName(one.page)}: ${placeName(nameOf(one))}`}
      fields={siteTextFields}
      redirect={false}
      transform={asSent}
    >
      <RecordForm actions={<HistoryOfRecord />}>
        <Fields />
        <Wide>
          <SiteTextPreview />
        </Wide>
        <Wide>
          <FormerTexts />
        </Wide>
      </RecordForm>
    </RecordEdit>
  );
}

function Fields() {
  const text = useMessages(siteTextsMessages);
  const { language } = useLocale();
  const record = useRecordContext<SiteText>();
  if (!record) return null;
  const { kind } = record;
  const rows = rowsOf[kind];
  const several = rows ? { multiline: true, minRows: rows, maxRows: 20 } : {};
  const hint = text[`${kind}Hint`];
  if (isSameInBothLanguages(kind)) {
    return <TextInput source="ar" label={text.value} helperText={hint} slotProps={{ htmlInput: { dir: 'ltr' } }} />;
  }
  return (
    <>
      <TextInput
        source="ar"
        label={siteTextFields.ar.label[language]}
        helperText={hint}
        slotProps={{ htmlInput: { dir: 'rtl', lang: 'ar' } }}
        {...several}
      />
      <TextInput
        source="en"
        label={siteTextFields.en.label[language]}
        helperText={false}
        slotProps={{ htmlInput: { dir: 'ltr', lang: 'en' } }}
        {...several}
      />
    </>
  );
}
