import { TextInput, useRecordContext } from 'react-admin';
import { isSameInBothLanguages } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { HistoryOfRecord } from '../records/HistoryLink';
import { RecordEdit } from '../records/RecordEdit';
import { RecordForm, Wide } from '../records/RecordForm';
import { FormerTexts } from './FormerTexts';
import { nameOf, type SiteText } from './site-text';
import { siteTextsMessages } from './site-texts.messages';
import { SiteTextPreview } from './SiteTextPreview';
import { useSiteTextWords } from './useSiteTextWords';

/** The form holds null for an emptied field, and one field for what reads the same in both languages. */
const asSent = ({ ar, en, ...rest }: SiteText): object => ({
  ...rest,
  ar: ar ?? '',
  en: (isSameInBothLanguages(rest.kind) ? ar : en) ?? '',
});

/** What one place says: written in both languages, shown as it will stand, with its former states (READ-1). */
export function SiteTextEdit() {
  const text = useMessages(siteTextsMessages);
  const { pageName, placeName } = useSiteTextWords();
  return (
    <RecordEdit<SiteText>
      back={text.back}
      title={(one) => `${pageName(one.page)}: ${placeName(nameOf(one))}`}
      labels={{ ar: text.inArabic, en: text.inEnglish }}
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
  const record = useRecordContext<SiteText>();
  if (!record) return null;
  const { kind } = record;
  const isLong = kind === 'text' || kind === 'blocks';
  const several = isLong ? { multiline: true, minRows: kind === 'blocks' ? 8 : 3, maxRows: 20 } : {};
  const hint = text[`${kind}Hint`];
  if (isSameInBothLanguages(kind)) {
    return <TextInput source="ar" label={text.value} helperText={hint} slotProps={{ htmlInput: { dir: 'ltr' } }} />;
  }
  return (
    <>
      <TextInput
        source="ar"
        label={text.inArabic}
        helperText={hint}
        slotProps={{ htmlInput: { dir: 'rtl', lang: 'ar' } }}
        {...several}
      />
      <TextInput
        source="en"
        label={text.inEnglish}
        helperText={false}
        slotProps={{ htmlInput: { dir: 'ltr', lang: 'en' } }}
        {...several}
      />
    </>
  );
}
