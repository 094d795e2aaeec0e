import type { components } from '@masar/contracts';
import { inEach, type Language } from '@masar/i18n';
import { deletedUser, postStatusField, reasonField } from '../posts/post-fields';
import { defineFields, moment, number, reference, yesOrNo } from '../records/fields';
import { RecordName } from '../records/RecordName';
import { discussionFieldTexts } from './discussion-fields.messages';

const texts = inEach(discussionFieldTexts);

export type Discussion = components['schemas']['DiscussionRecord'];

export const subjectOf = ({ title }: Discussion, language: Language): string => title || texts.untitled[language];

/** What moderators see of a discussion, and may change: never its words (COM-4). */
export const discussionFields = defineFields<Discussion>()({
  title: {
    label: texts.title,
    column: true,
    tell: (row, { language }) => subjectOf(row, language),
  },
  status: postStatusField,
  forumId: {
    label: texts.forumId,
    as: reference('forums', 'name'),
    column: true,
    show: true,
    input: true,
    required: true,
    // Those of lessons have no forum to be moved between.
    when: ({ forumId }) => forumId !== null,
    filter: true,
    tell: ({ forumId }, { language }) =>
      forumId ? <RecordName resource="forums" id={forumId} naming="name" /> : texts.discussionOfALesson[language],
  },
  authorName: {
    label: texts.authorName,
    column: true,
    show: true,
    tell: ({ authorName }, { language }) => authorName ?? deletedUser[language],
  },
  repliesCount: { label: texts.repliesCount, as: number(), column: true, show: true },
  likesCount: { label: texts.likesCount, as: number(), show: true },
  viewsCount: { label: texts.viewsCount, as: number(), column: 'exported', show: true },
  isPinned: {
    label: texts.isPinned,
    as: yesOrNo(),
    column: 'exported',
    show: true,
    input: true,
    filter: true,
  },
  isLocked: {
    label: texts.isLocked,
    as: yesOrNo(),
    column: 'exported',
    show: true,
    input: true,
    filter: true,
  },
  isSolved: {
    label: texts.isSolved,
    as: yesOrNo(),
    column: 'exported',
    show: true,
    filter: true,
  },
  createdAt: { label: texts.createdAt, as: moment, column: 'sorted', show: true, filter: true },
  lastActivityAt: { label: texts.lastActivityAt, as: moment, show: true },
  reason: reasonField,
});
