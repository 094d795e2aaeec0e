import { governorates, type PostingStatus } from '@masar/domain';
import type { Language, LocalizedText } from '@masar/i18n';
import { choice, derived, moment, number, pair, text, type Words, yesOrNo } from '../records/fields';
import { deletedUser } from './deleted-user';
import { PostedBy } from './PostedBy';
import type { Posting } from './posting-kind';

const statuses: Words<PostingStatus> = {
  published: { ar: 'منشور', en: 'Published' },
  pending: { ar: 'ينتظر المراجعة', en: 'Waits for review' },
  refused: { ar: 'مرفوض', en: 'Refused' },
};

/** Whether a posting is seen, and whether it takes applications. */
const state = choice(
  { ...statuses, closed: { ar: 'مغلق', en: 'Closed' } },
  { tones: { published: 'green', pending: 'yellow', refused: 'red', closed: 'neutral' } },
);

/** What every kind begins with: how it is called, by its own name in the list, and what it says. */
export const leading = (one: LocalizedText) =>
  ({
    title: {
      label: { ar: 'العنوان', en: 'Title' },
      heading: one,
      as: pair(),
      column: 'sorted',
      show: true,
      input: true,
      required: 'ar',
    },
    description: {
      label: { ar: 'الوصف', en: 'Description' },
      as: pair({ rows: 5 }),
      show: true,
      input: true,
      required: 'ar',
    },
  }) as const;

/** How those are reached who are let in. */
export const contactField = {
  label: { ar: 'معلومات التواصل', en: 'Contact details' },
  as: text({ rows: 2 }),
  show: 'known',
  input: true,
  required: 'new',
  hint: { ar: 'لا يراها إلا من قُبل طلبه.', en: 'Only accepted applicants see it.' },
} as const;

const placeWords = Object.fromEntries(governorates.map(({ id, ar, en }) => [id, { ar, en }])) as Words<string>;

/** Lists are narrowed by the governorate in which a place lies. */
export const governorateFilter = {
  label: { ar: 'المحافظة', en: 'Governorate' },
  as: choice(placeWords),
  filter: true,
} as const;

/** Who wrote a posting, for whom, and what every kind ends with. */
export const closing = <Row extends Posting>(organizationOf?: (row: Row, language: Language) => string | null) =>
  ({
    posterName: {
      label: { ar: 'صاحب الإعلان', en: 'Posted by' },
      column: true,
      show: true,
      tell: (row: Row, { language }: { language: Language }) => (
        <PostedBy organization={organizationOf?.(row, language) ?? null} poster={row.posterName} />
      ),
      fact: ({ posterName }: Row, { language }: { language: Language }) => posterName ?? deletedUser[language],
      csv: ({ posterName }: Row) => posterName,
    },
    status: {
      label: { ar: 'النشر', en: 'Publication' },
      as: choice(statuses),
      column: true,
      show: true,
      filter: true,
      ...derived(state, (row: Row) => (row.status === 'published' && !row.isActive ? 'closed' : row.status)),
    },
    isActive: {
      label: { ar: 'يستقبل الطلبات', en: 'Takes applications' },
      as: yesOrNo(),
      column: 'exported',
      // Only what exists can be closed.
      input: 'existing',
      filter: true,
    },
    applicationsCount: { label: { ar: 'الطلبات', en: 'Applications' }, as: number(), column: 'sorted', show: true },
    createdAt: { label: { ar: 'نُشر في', en: 'Posted on' }, as: moment, column: 'sorted', show: true, filter: true },
  }) as const;
