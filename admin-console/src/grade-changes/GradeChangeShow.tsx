import { useLocale, useMessages } from '@masar/ui';
import { RecordShow } from '../records/RecordShow';
import { type GradeChange, gradeChangeFields, itemOf, whoseOf } from './grade-change.fields';
import { gradeChangesMessages } from './grade-changes.messages';

export function GradeChangeShow() {
  const text = useMessages(gradeChangesMessages);
  const locale = useLocale();
  return (
    <RecordShow<GradeChange>
      back={text.back}
      title={(change) => {
        const parts = [whoseOf(change), itemOf(change, locale)].filter(Boolean);
        return parts.length > 0 ? parts : text.ofSettings;
      }}
      fields={gradeChangeFields}
      hasHistory={false}
    />
  );
}
