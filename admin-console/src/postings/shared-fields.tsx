import { governorates, type PostingStatus } from '@masar/domain';
import { inEach, type Language } from '@masar/i18n';
import { choice, derived, moment, number, pair, text, type Words, yesOrNo } from '../records/fields';
import { deletedUser } from './deleted-user';
import { PostedBy } from './PostedBy';
import type { Posting } from './posting-kind';
import { sharedFieldTexts, statusesTexts } from './shared-fields.messages';

const texts = inEach(sharedFieldTexts);

const statuses: Words<PostingStatus> = inEach(statusesTexts);

/** Whether a posting is seen, and whether it takes applications. */
const state = choice(
  { ...statuses, closed: texts.closed },
  { tones: { published: 'green', pending: 'yellow', refused: 'red', closed: 'neutral' } },
);

/** What every kind begins with: how it is called, by its own name in the list, and what it says. */
export const leading = (one: Record<Language, string>) =>
  ({
    title: {
      label: texts.title,
      heading: one,
      as: pair(),
      column: 'sorted',
      show: true,
      input: true,
      required: 'ar',
    },
    description: {
      label: texts.description,
      as: pair({ rows: 5 }),
      show: true,
      input: true,
      required: 'ar',
    },
  }) as const;

/** How those are reached who are let in. */
export const contactField = {
  label: texts.contactField,
  as: text({ rows: 2 }),
  show: 'known',
  input: true,
  required: 'new',
  hint: texts.contactFieldHint,
} as const;

const placeWords = Object.fromEntries(governorates.map(({ id, ar, en }) => [id, { ar, en }])) as Words<string>;

/** Lists are narrowed by the governorate in which a place lies. */
export const governorateFilter = {
  label: texts.governorateFilter,
  as: choice(placeWords),
  filter: true,
} as const;

/** Who wrote a posting, for whom, and what every kind ends with. */
export const closing = <Row extends Posting>(organizationOf?: (row: Row, language: Language) => string | null) =>
  ({
    posterName: {
      label: texts.posterName,
      column: true,
      show: true,
      tell: (row: Row, { language }: { language: Language }) => (
        <PostedBy organization={organizationOf?.(row, language) ?? null} poster={row.posterName} />
      ),
      fact: ({ posterName }: Row, { language }: { language: Language }) => posterName ?? deletedUser[language],
      csv: ({ posterName }: Row) => posterName,
    },
    status: {
      label: texts.status,
      as: choice(statuses),
      column: true,
      show: true,
      filter: true,
      ...derived(state, (row: Row) => (row.status === 'published' && !row.isActive ? 'closed' : row.status)),
    },
    isActive: {
      label: texts.isActive,
      as: yesOrNo(),
      column: 'exported',
      // Only what exists can be closed.
      input: 'existing',
      filter: true,
    },
    applicationsCount: { label: texts.applicationsCount, as: number(), column: 'sorted', show: true },
    createdAt: { label: texts.createdAt, as: moment, column: 'sorted', show: true, filter: true },
  }) as const;
