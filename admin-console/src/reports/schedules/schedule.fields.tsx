import type { components } from '@masar/contracts';
import { inEach } from '@masar/i18n';
import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin';
import { choice, defineFields } from '../../records/fields';
import type { ControlProps, Kind } from '../../records/fields/field';
import { latestFirst } from '../../records/latest-first';
import { personChoice } from '../../records/person-name';
import { fittingScope } from '../report';
import { ScopeFields } from '../ScopeFields';
import { cadenceTexts, languageTexts, scheduleFieldTexts } from './schedule-fields.messages';

const texts = inEach(scheduleFieldTexts);

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
    label: texts.cadence,
    as: choice<ReportSchedule['cadence']>(inEach(cadenceTexts)),
    input: true,
    required: true,
  },
  language: {
    label: texts.language,
    as: choice<ReportSchedule['language']>(inEach(languageTexts)),
    input: true,
    required: true,
  },
  // Several controls, as one kind of report can be narrowed by what another knows nothing of.
  reportType: { label: texts.reportType, as: { control: ScopeFields }, input: true },
  recipientIds: {
    label: texts.recipientIds,
    as: recipients,
    input: true,
    required: true,
    hint: texts.recipientIdsHint,
  },
});

/** What is sent of a form: the server refuses fields that it gives itself. */
export function scheduleToSend(schedule: ReportSchedule) {
  const { reportType, by, categoryId, courseId, instructorId, cadence, language, recipientIds } =
    fittingScope(schedule);
  return { reportType, by, categoryId, courseId, instructorId, cadence, language, recipientIds };
}
