import { communityLimits, type PostStatus } from '@masar/domain';
import { choice, text } from '../records/fields';

/** Shows or hides a post; where it waits or is deleted, that stands there too. */
const status = choice<PostStatus>(
  {
    visible: { ar: 'ظاهر', en: 'Visible' },
    pending: { ar: 'ينتظر المراجعة', en: 'Waits' },
    hidden: { ar: 'مخفي', en: 'Hidden' },
    deleted: { ar: 'حذفه كاتبه', en: 'Deleted by author' },
  },
  {
    tones: { visible: 'green', pending: 'yellow', hidden: 'red', deleted: 'neutral' },
    offered: ({ status: now }) => [...new Set<PostStatus>(['visible', 'hidden', now as PostStatus])],
    isReadOnly: ({ status: now }) => now === 'deleted',
  },
);

/** Whether a discussion or reply is seen. */
export const postStatusField = {
  label: { ar: 'الحالة', en: 'Status' },
  as: status,
  column: true,
  show: true,
  input: true,
  filter: true,
} as const;

/** Why a moderator decides so; the record does not hold it, it is sent with a change. */
export const reasonField = {
  label: { ar: 'السبب، ويصل إلى الكاتب', en: 'Reason, told to the author' },
  as: text({ rows: 3, max: communityLimits.moderationReasonMaximum }),
  input: true,
  hint: { ar: 'مطلوب عند الإخفاء.', en: 'Required to hide.' },
} as const;

/** Who wrote something whose account is gone. */
export const deletedUser = { ar: 'مستخدم محذوف', en: 'Deleted user' };
