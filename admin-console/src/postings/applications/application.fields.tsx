import type { components } from '@masar/contracts';
import { type Language, pickLocalized } from '@masar/i18n';
import { choice, defineFields, moment, reference } from '../../records/fields';
import { personChoice } from '../../records/person-name';
import { RecordLink } from '../../records/RecordLink';
import { deletedUser } from '../deleted-user';

export type Application = components['schemas']['ApplicationRecord'];

const resources = { opportunity: 'opportunities', job: 'jobs', service: 'services' } as const;

export const applicantOf = ({ userName }: Application, language: Language): string => userName ?? deletedUser[language];

const titleOf = (row: Application, { language }: { language: Language }): string =>
  pickLocalized(row, 'title', language);

/** What somebody sent for a posting, and how far it is (OPP-3). */
export const applicationFields = defineFields<Application>()({
  userId: {
    label: { ar: 'مقدّم الطلب', en: 'Applicant' },
    as: reference('users', personChoice),
    column: true,
    show: true,
    filter: true,
    tell: (row, { language }) => applicantOf(row, language),
    fact: (row, { language }) => (
      <RecordLink resource="users" id={row.userId}>
        {applicantOf(row, language)}
      </RecordLink>
    ),
    csv: ({ userName }) => userName,
  },
  postingId: {
    label: { ar: 'الإعلان', en: 'Posting' },
    column: true,
    show: true,
    tell: titleOf,
    fact: (row, locale) => (
      <RecordLink resource={resources[row.kind]} id={row.postingId}>
        {titleOf(row, locale)}
      </RecordLink>
    ),
    csv: titleOf,
  },
  kind: {
    label: { ar: 'النوع', en: 'Kind' },
    as: choice<Application['kind']>({
      opportunity: { ar: 'فرصة', en: 'Opportunity' },
      job: { ar: 'وظيفة', en: 'Job' },
      service: { ar: 'خدمة', en: 'Service' },
    }),
    column: true,
    show: true,
    filter: true,
  },
  status: {
    label: { ar: 'الحالة', en: 'Status' },
    as: choice<Application['status']>(
      {
        pending: { ar: 'بانتظار الردّ', en: 'Pending' },
        in_review: { ar: 'قيد المراجعة', en: 'In review' },
        accepted: { ar: 'مقبول', en: 'Accepted' },
        rejected: { ar: 'لم يُقبل', en: 'Not accepted' },
        withdrawn: { ar: 'مسحوب', en: 'Withdrawn' },
        completed: { ar: 'مُنجز', en: 'Finished' },
      },
      {
        tones: {
          pending: 'yellow',
          in_review: 'blue',
          accepted: 'green',
          rejected: 'red',
          withdrawn: 'neutral',
          completed: 'green',
        },
      },
    ),
    column: true,
    show: true,
    filter: true,
  },
  appliedAt: { label: { ar: 'قُدّم في', en: 'Sent on' }, as: moment, column: 'sorted', show: true, filter: true },
  updatedAt: { label: { ar: 'آخر تغيير', en: 'Latest change' }, as: moment, show: true },
  resumeUrl: {
    label: { ar: 'السيرة الذاتية', en: 'CV' },
    show: 'known',
    fact: ({ resumeUrl }, { language }) =>
      resumeUrl && (
        <a href={resumeUrl} target="_blank" rel="noreferrer nofollow">
          {{ ar: 'فتح السيرة الذاتية', en: 'Open the CV' }[language]}
        </a>
      ),
  },
});
