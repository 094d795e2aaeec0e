import type { Discussion, Forum, OpenedDiscussion, Reply } from '../community-answers';

export const aForum = (changes: Partial<Forum> = {}): Forum => ({
  id: 'forum-1',
  nameAr: 'تطوير الويب',
  nameEn: 'Web development',
  descriptionAr: null,
  descriptionEn: null,
  categoryId: 'web-development',
  discussionsCount: 12,
  createdAt: '2026-10-01T08:00:00.000Z',
  ...changes,
});

const aPost = {
  userId: 'user-2',
  author: { id: 'user-2', name: 'نور حيدر', profileImageUrl: null, role: 'student' as const },
  likesCount: 2,
  isLiked: false,
  status: 'visible' as const,
  isEdited: false,
  canEdit: false,
  canDelete: false,
  canModerate: false,
  moderation: null,
  createdAt: '2026-11-10T08:00:00.000Z',
  updatedAt: '2026-11-10T08:00:00.000Z',
};

/** A discussion of somebody else, as a student sees it. */
export const aDiscussion = (changes: Partial<Discussion> = {}): Discussion => ({
  ...aPost,
  id: 'discussion-1',
  forumId: 'forum-1',
  lessonId: null,
  lesson: null,
  title: 'كيف أبدأ مع React؟',
  content: 'أكملت أساسيات JavaScript، فما الخطوة التالية؟',
  repliesCount: 3,
  viewsCount: 24,
  isPinned: false,
  isLocked: false,
  lastActivity: '2026-11-10T08:00:00.000Z',
  acceptedReplyId: null,
  canAccept: false,
  ...changes,
});

/** The same as its page and its dialog tell it. */
export const anOpenedDiscussion = (changes: Partial<OpenedDiscussion> = {}): OpenedDiscussion => ({
  ...aDiscussion(),
  acceptedAnswer: null,
  instructorAnswer: null,
  ...changes,
});

export const aReply = (changes: Partial<Reply> = {}): Reply => ({
  ...aPost,
  id: 'reply-1',
  discussionId: 'discussion-1',
  content: 'ابدأ بالدرس الأول.',
  isAccepted: false,
  answersAs: null,
  ...changes,
});

/** What only the author has. */
export const own = { userId: 'user-1', canEdit: true, canDelete: true };
