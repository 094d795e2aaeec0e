import type { components } from '@masar/contracts';
import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin';
import { choice, defineFields } from '../../records/fields';
import type { ControlProps, Kind } from '../../records/fields/field';
import { latestFirst } from '../../records/latest-first';
import { personChoice } from '../../records/person-name';
import { fittingScope } from '../report';
import { ScopeFields } from '../ScopeFields';

export type ReportSchedule = components['schemas']['ReportScheduleResponse'];

const admins = { role: 'admin' };

const recipients: Kind<string[]> = { control: Recipients, isWide: true };

function Recipients({ source, ...props }: ControlProps) {
  return (
    <ReferenceArrayInput source={source} reference="users" filter={admins} sort={latestFirst}>
      <AutocompleteArrayInput
        {...props}
        optionText={personChoice as (record: unknown) => string}
        filterToQuery={(q: string) => ({ q })}
      />
    </ReferenceArrayInput>
  );
}

/** What is scheduled, when, and who gets the mail (RPT-1). */
export const scheduleFields = defineFields<ReportSchedule>()({
  cadence: {
    label: { ar: 'متى', en: 'When' },
    as: choice<ReportSchedule['cadence']>({
      weekly: { ar: 'بعد كل أسبوع (يبدأ السبت)', en: 'After each week (from Saturday)' },
      monthly: { ar: 'بعد كل شهر', en: 'After each month' },
    }),
    input: true,
    required: true,
  },
  language: {
    label: { ar: 'لغة الملفات', en: 'Language of the files' },
    as: choice<ReportSchedule['language']>({
      ar: { ar: 'العربية', en: 'Arabic' },
      en: { ar: 'الإنجليزية', en: 'English' },
    }),
    input: true,
    required: true,
  },
  // Several controls, as one kind of report can be narrowed by what another knows nothing of.
  reportType: { label: { ar: 'نوع التقرير', en: 'Kind of report' }, as: { control: ScopeFields }, input: true },
  recipientIds: {
    label: { ar: 'يصل بالبريد إلى', en: 'Comes by mail to' },
    as: recipients,
    input: true,
    required: true,
    hint: { ar: 'من مديري المنصة', en: 'Administrators' },
  },
});

/** What is sent of a form: the server refuses fields that it gives itself. */
export function scheduleToSend(schedule: ReportSchedule) {
  const { reportType, by, categoryId, courseId, instructorId, cadence, language, recipientIds } =
    fittingScope(schedule);
  return { reportType, by, categoryId, courseId, instructorId, cadence, language, recipientIds };
}
