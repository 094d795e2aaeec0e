import type { components } from '@masar/contracts';
import { inEach, pickLocalized } from '@masar/i18n';
import { deletedUser } from '../postings/deleted-user';
import { age, choice, defineFields, line, list, pair } from '../records/fields';
import { HeldFor } from './HeldFor';
import { pendingPostingFieldTexts, postingKindsTexts } from './pending-posting-fields.messages';
import { PostingSummary } from './PostingSummary';

const texts = inEach(pendingPostingFieldTexts);

export type PendingPosting = components['schemas']['PendingPostingResponse'];

const postingKinds = inEach(postingKindsTexts);

/** Who posted what, and why it waits; what was left empty is left out (OPP-4). */
export const pendingPostingFields = defineFields<PendingPosting>()({
  posting: {
    label: texts.posting,
    column: true,
    tell: ({ kind, description, ...row }, { language }) => (
      <PostingSummary kind={postingKinds[kind][language]} title={pickLocalized(row, 'title', language)}>
        {description}
      </PostingSummary>
    ),
  },
  heldFor: {
    label: texts.heldFor,
    column: true,
    show: true,
    tell: ({ heldFor }) => <HeldFor signs={heldFor} />,
  },
  kind: { label: texts.kind, as: choice<PendingPosting['kind']>(postingKinds), show: true },
  posterName: {
    label: texts.posterName,
    column: true,
    show: true,
    tell: ({ posterName }, { language }) => posterName || deletedUser[language],
  },
  createdAt: { label: texts.createdAt, as: age, column: 'sorted', show: true },
  title: { label: texts.title, as: pair(), show: true },
  organization: { label: texts.organization, show: 'known' },
  contactInfo: { label: texts.contactInfo, show: 'known' },
  otherWords: { label: texts.otherWords, as: list, show: 'known' },
  reason: { label: texts.reason, show: 'known' },
  description: {
    label: texts.description,
    as: line({ rows: 5 }),
    show: true,
  },
});
