import type { components } from '@masar/contracts';
import { inEach, type Language, pickLocalized } from '@masar/i18n';
import { choice, defineFields, moment, reference } from '../../records/fields';
import { personChoice } from '../../records/person-name';
import { RecordLink } from '../../records/RecordLink';
import { deletedUser } from '../deleted-user';
import { applicationFieldTexts, kindTexts, statusTexts } from './application-fields.messages';

const texts = inEach(applicationFieldTexts);

export type Application = components['schemas']['ApplicationRecord'];

const resources = { opportunity: 'opportunities', job: 'jobs', service: 'services' } as const;

export const applicantOf = ({ userName }: Application, language: Language): string => userName ?? deletedUser[language];

const titleOf = (row: Application, { language }: { language: Language }): string =>
  pickLocalized(row, 'title', language);

/** What somebody sent for a posting, and how far it is (OPP-3). */
export const applicationFields = defineFields<Application>()({
  userId: {
    label: texts.userId,
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
    label: texts.postingId,
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
    label: texts.kind,
    as: choice<Application['kind']>(inEach(kindTexts)),
    column: true,
    show: true,
    filter: true,
  },
  status: {
    label: texts.status,
    as: choice<Application['status']>(inEach(statusTexts), {
      tones: {
        pending: 'yellow',
        in_review: 'blue',
        accepted: 'green',
        rejected: 'red',
        withdrawn: 'neutral',
        completed: 'green',
      },
    }),
    column: true,
    show: true,
    filter: true,
  },
  appliedAt: { label: texts.appliedAt, as: moment, column: 'sorted', show: true, filter: true },
  updatedAt: { label: texts.updatedAt, as: moment, show: true },
  resumeUrl: {
    label: texts.resumeUrl,
    show: 'known',
    fact: ({ resumeUrl }, { language }) =>
      resumeUrl && (
        <a href={resumeUrl} target="_blank" rel="noreferrer nofollow">
          {texts.openTheCv[language]}
        </a>
      ),
  },
});
