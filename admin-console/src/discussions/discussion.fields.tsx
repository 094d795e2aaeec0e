import type { components } from '@masar/contracts';
import type { Language } from '@masar/i18n';
import { deletedUser, postStatusField, reasonField } from '../posts/post-fields';
import { defineFields, moment, number, reference, yesOrNo } from '../records/fields';
import { RecordName } from '../records/RecordName';

export type Discussion = components['schemas']['DiscussionRecord'];

const untitled = { ar: 'نقاش محذوف', en: 'Deleted discussion' };
export const subjectOf = ({ title }: Discussion, language: Language): string => title || untitled[language];

/** What moderators see of a discussion, and may change: never its words (COM-4). */
export const discussionFields = defineFields<Discussion>()({
  title: {
    label: { ar: 'العنوان', en: 'Title' },
    column: true,
    tell: (row, { language }) => subjectOf(row, language),
  },
  status: postStatusField,
  forumId: {
    label: { ar: 'المنتدى', en: 'Forum' },
    as: reference('forums', 'name'),
    column: true,
    show: true,
    input: true,
    required: true,
    // Those of lessons have no forum to be moved between.
    when: ({ forumId }) => forumId !== null,
    filter: true,
    tell: ({ forumId }, { language }) =>
      forumId ? (
        <RecordName resource="forums" id={forumId} naming="name" />
      ) : (
        { ar: 'نقاش في درس', en: 'Discussion of a lesson' }[language]
      ),
  },
  authorName: {
    label: { ar: 'الكاتب', en: 'Author' },
    column: true,
    show: true,
    tell: ({ authorName }, { language }) => authorName ?? deletedUser[language],
  },
  repliesCount: { label: { ar: 'الردود', en: 'Replies' }, as: number(), column: true, show: true },
  likesCount: { label: { ar: 'الإعجابات', en: 'Likes' }, as: number(), show: true },
  viewsCount: { label: { ar: 'المشاهدات', en: 'Views' }, as: number(), column: 'exported', show: true },
  isPinned: {
    label: { ar: 'مثبّت', en: 'Pinned' },
    as: yesOrNo(),
    column: 'exported',
    show: true,
    input: true,
    filter: true,
  },
  isLocked: {
    label: { ar: 'مغلق للردود', en: 'Locked' },
    as: yesOrNo(),
    column: 'exported',
    show: true,
    input: true,
    filter: true,
  },
  isSolved: {
    label: { ar: 'له جواب معتمد', en: 'Solved' },
    as: yesOrNo(),
    column: 'exported',
    show: true,
    filter: true,
  },
  createdAt: { label: { ar: 'كُتب في', en: 'Written on' }, as: moment, column: 'sorted', show: true, filter: true },
  lastActivityAt: { label: { ar: 'آخر نشاط', en: 'Latest activity' }, as: moment, show: true },
  reason: reasonField,
});
