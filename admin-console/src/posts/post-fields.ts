import { communityLimits, type PostStatus } from '@masar/domain';
import { inEach } from '@masar/i18n';
import { choice, text } from '../records/fields';
import { postFieldTexts, statusTexts } from './post-fields.messages';

const texts = inEach(postFieldTexts);

/** Shows or hides a post; where it waits or is deleted, that stands there too. */
const status = choice<PostStatus>(inEach(statusTexts), {
  tones: { visible: 'green', pending: 'yellow', hidden: 'red', deleted: 'neutral' },
  offered: ({ status: now }) => [...new Set<PostStatus>(['visible', 'hidden', now as PostStatus])],
  isReadOnly: ({ status: now }) => now === 'deleted',
});

/** Whether a discussion or reply is seen. */
export const postStatusField = {
  label: texts.postStatusField,
  as: status,
  column: true,
  show: true,
  input: true,
  filter: true,
} as const;

/** Why a moderator decides so; the record does not hold it, it is sent with a change. */
export const reasonField = {
  label: texts.reasonField,
  as: text({ rows: 3, max: communityLimits.moderationReasonMaximum }),
  input: true,
  hint: texts.reasonFieldHint,
} as const;

/** Who wrote something whose account is gone. */
export const deletedUser = texts.deletedUser;
