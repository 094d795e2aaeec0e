import type { Answer } from '@masar/contracts';

export type Forum = Answer<'/api/forums', 'get'>[number];
/** As lists tell it, with the beginning of its text. */
export type Discussion = Answer<'/api/discussions', 'get'>[number];
/** As its page tells it, with the answers that stand right below the question (COM-8). */
export type OpenedDiscussion = Answer<'/api/discussions/{id}', 'get'>;
export type Reply = Answer<'/api/discussions/{id}/replies', 'get'>[number];
/** What discussions and replies have in common. */
export type Post = Discussion | Reply;
export type PostKind = 'discussion' | 'reply';

export const kindOf = (post: Post): PostKind => ('title' in post ? 'discussion' : 'reply');

/** Where somebody writes: in a discussion, or in a new one of a lesson; else in a new one of a forum. */
export interface MentionPlace {
  discussionId?: string;
  lessonId?: string;
}
