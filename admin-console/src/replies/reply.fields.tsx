import type { components } from '@masar/contracts';
import { inEach } from '@masar/i18n';
import { deletedUser, postStatusField, reasonField } from '../posts/post-fields';
import { Excerpt } from '../records/Excerpt';
import { defineFields, moment, number } from '../records/fields';
import { RecordLink } from '../records/RecordLink';
import { replyFieldTexts } from './reply-fields.messages';

const texts = inEach(replyFieldTexts);

export type Reply = components['schemas']['ReplyRecord'];

/** What moderators see of a reply; its words are its author's (COM-4). */
export const replyFields = defineFields<Reply>()({
  content: {
    label: texts.content,
    column: true,
    tell: ({ content, discussionTitle }, { language }) => (
      <Excerpt title={discussionTitle}>{content || texts.deleted[language]}</Excerpt>
    ),
  },
  status: postStatusField,
  discussionTitle: {
    label: texts.discussionTitle,
    column: 'exported',
    show: true,
    fact: ({ discussionId, discussionTitle }) => (
      <RecordLink resource="discussions" id={discussionId}>
        {discussionTitle}
      </RecordLink>
    ),
  },
  authorName: {
    label: texts.authorName,
    column: true,
    tell: ({ authorName }, { language }) => authorName ?? deletedUser[language],
  },
  likesCount: { label: texts.likesCount, as: number(), column: true, show: true },
  createdAt: { label: texts.createdAt, as: moment, column: 'sorted', show: true, filter: true },
  reason: reasonField,
});
