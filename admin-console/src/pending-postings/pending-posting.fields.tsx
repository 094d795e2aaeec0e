import type { components } from '@masar/contracts';
import { pickLocalized } from '@masar/i18n';
import { deletedUser } from '../postings/deleted-user';
import { age, choice, defineFields, line, list, pair } from '../records/fields';
import { HeldFor } from './HeldFor';
import { PostingSummary } from './PostingSummary';

export type PendingPosting = components['schemas']['PendingPostingResponse'];

const postingKinds = {
  opportunity: { ar: 'فرصة', en: 'Opportunity' },
  job: { ar: 'وظيفة', en: 'Job' },
  service: { ar: 'خدمة', en: 'Service' },
};

/** Who posted what, and why it waits; what was left empty is left out (OPP-4). */
export const pendingPostingFields = defineFields<PendingPosting>()({
  posting: {
    label: { ar: 'الإعلان', en: 'Posting' },
    column: true,
    tell: ({ kind, description, ...row }, { language }) => (
      <PostingSummary kind={postingKinds[kind][language]} title={pickLocalized(row, 'title', language)}>
        {description}
      </PostingSummary>
    ),
  },
  heldFor: {
    label: { ar: 'سبب الانتظار', en: 'Why it waits' },
    column: true,
    show: true,
    tell: ({ heldFor }) => <HeldFor signs={heldFor} />,
  },
  kind: { label: { ar: 'النوع', en: 'Kind' }, as: choice<PendingPosting['kind']>(postingKinds), show: true },
  posterName: {
    label: { ar: 'صاحب الإعلان', en: 'Poster' },
    column: true,
    show: true,
    tell: ({ posterName }, { language }) => posterName || deletedUser[language],
  },
  createdAt: { label: { ar: 'وصل', en: 'Arrived' }, as: age, column: 'sorted', show: true },
  title: { label: { ar: 'العنوان', en: 'Title' }, as: pair(), show: true },
  organization: { label: { ar: 'الجهة', en: 'Organisation' }, show: 'known' },
  contactInfo: { label: { ar: 'معلومات التواصل', en: 'Contact details' }, show: 'known' },
  otherWords: { label: { ar: 'ما كُتب في بقية الحقول', en: 'What the other fields say' }, as: list, show: 'known' },
  reason: { label: { ar: 'ملاحظة إلى صاحب الإعلان', en: 'Note to the poster' }, show: 'known' },
  description: {
    label: { ar: 'الوصف كما كُتب', en: 'The description as it was written' },
    as: line({ rows: 5 }),
    show: true,
  },
});
