import type { components } from '@masar/contracts';
import { inEach } from '@masar/i18n';
import { deletedUser } from '../posts/post-fields';
import { Excerpt } from '../records/Excerpt';
import { age, choice, defineFields, moment, number, type Words } from '../records/fields';
import {
  abuseReportFieldTexts,
  postStatusTexts,
  reasonTexts,
  reportStatusesTexts,
} from './abuse-report-fields.messages';

const texts = inEach(abuseReportFieldTexts);

export type AbuseReport = components['schemas']['AbuseReportResponse'];

/** Where one report stands. */
export const reportStatuses: Words<AbuseReport['status']> = inEach(reportStatusesTexts);

/** Who objects to what and why, and what was decided (COM-4). */
export const abuseReportFields = defineFields<AbuseReport>()({
  reportedText: {
    label: texts.reportedText,
    column: true,
    tell: ({ reportedText }) => <Excerpt>{reportedText}</Excerpt>,
  },
  // The choices of the portal's report form, in its words.
  reason: {
    label: texts.reason,
    as: choice<AbuseReport['reason']>(inEach(reasonTexts)),
    column: 'sorted',
    show: true,
  },
  note: { label: texts.note, show: 'known' },
  reporterName: {
    label: texts.reporterName,
    show: true,
    tell: ({ reporterName }, { language }) => reporterName || deletedUser[language],
  },
  reportsCount: { label: texts.reportsCount, as: number(), column: true, show: true },
  status: {
    label: texts.status,
    as: choice(reportStatuses, { tones: { open: 'yellow', upheld: 'red', dismissed: 'neutral' } }),
    column: 'sorted',
    show: true,
  },
  authorName: {
    label: texts.authorName,
    show: true,
    tell: ({ authorName }, { language }) => authorName || deletedUser[language],
  },
  discussionTitle: {
    label: texts.discussionTitle,
    show: true,
    tell: ({ discussionTitle }, { language }) => discussionTitle || texts.deleted[language],
  },
  postStatus: {
    label: texts.postStatus,
    as: choice<AbuseReport['postStatus']>(inEach(postStatusTexts)),
    show: true,
  },
  createdAt: { label: texts.createdAt, as: age, column: 'sorted', show: true },
  outcome: { label: texts.outcome, show: 'known' },
  decidedAt: { label: texts.decidedAt, as: moment, show: 'known' },
});
