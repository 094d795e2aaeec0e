import type { components } from '@masar/contracts';
import { deletedUser, postStatusField, reasonField } from '../posts/post-fields';
import { Excerpt } from '../records/Excerpt';
import { defineFields, moment, number } from '../records/fields';
import { RecordLink } from '../records/RecordLink';

export type Reply = components['schemas']['ReplyRecord'];

const deleted = { ar: 'ردّ محذوف', en: 'Deleted reply' };

/** What moderators see of a reply; its words are its author's (COM-4). */
export const replyFields = defineFields<Reply>()({
  content: {
    label: { ar: 'الردّ', en: 'Reply' },
    column: true,
    tell: ({ content, discussionTitle }, { language }) => (
      <Excerpt title={discussionTitle}>{content || deleted[language]}</Excerpt>
    ),
  },
  status: postStatusField,
  discussionTitle: {
    label: { ar: 'النقاش', en: 'Discussion' },
    column: 'exported',
    show: true,
    fact: ({ discussionId, discussionTitle }) => (
      <RecordLink resource="discussions" id={discussionId}>
        {discussionTitle}
      </RecordLink>
    ),
  },
  authorName: {
    label: { ar: 'الكاتب', en: 'Author' },
    column: true,
    tell: ({ authorName }, { language }) => authorName ?? deletedUser[language],
  },
  likesCount: { label: { ar: 'الإعجابات', en: 'Likes' }, as: number(), column: true, show: true },
  createdAt: { label: { ar: 'كُتب في', en: 'Written on' }, as: moment, column: 'sorted', show: true, filter: true },
  reason: reasonField,
});
