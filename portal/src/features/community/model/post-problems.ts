import { communityLimits } from '@masar/domain';

export interface DiscussionValues {
  forumId: string;
  title: string;
  content: string;
}

export const emptyDiscussion: DiscussionValues = { forumId: '', title: '', content: '' };

type PostField = keyof DiscussionValues;
export type PostProblem = 'forumRequired' | 'titleRequired' | 'titleShort' | 'contentRequired';

/** In their order on the screen: the first refused one gets the focus. */
export const discussionFields = ['forumId', 'title', 'content'] as const satisfies readonly PostField[];

function titleProblem(title: string): PostProblem | undefined {
  if (!title.trim()) return 'titleRequired';
  return title.trim().length < communityLimits.titleMinimum ? 'titleShort' : undefined;
}

/** What is missing in the given fields, before anything is sent (spec 5, COM-1). */
export function postProblems(values: Partial<DiscussionValues>): Partial<Record<PostField, PostProblem>> {
  const { forumId, title, content } = values;
  const titleIs = title === undefined ? undefined : titleProblem(title);
  return {
    ...(forumId === '' && { forumId: 'forumRequired' as const }),
    ...(titleIs && { title: titleIs }),
    ...(content !== undefined && !content.trim() && { content: 'contentRequired' as const }),
  };
}
