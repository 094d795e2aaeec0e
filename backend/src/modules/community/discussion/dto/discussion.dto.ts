import { communityLimits, type DiscussionView, discussionViews } from '@masar/domain';
import { OneOf, Text, Uuid } from '#platform/http/fields';
import { PageQuery } from '#platform/http/paging';
import { FilterId, ForumId } from './forum-id.js';

const { titleMinimum, titleMaximum, contentMaximum } = communityLimits;

export class ListDiscussionsQuery extends PageQuery {
  @FilterId('All forums when empty') forumId?: string;
  @FilterId('The discussions of a lesson, for those who belong to it') lessonId?: string;
  @Text({ optional: true, max: 200, description: 'Part of title or content' }) search?: string;
  @OneOf(discussionViews, {
    optional: true,
    description: 'active: by the latest reply; unanswered: open, without a reply; solved: with an accepted answer',
  })
  view?: DiscussionView;
}

export class StartDiscussionDto {
  @ForumId() forumId?: string;
  @Uuid({ optional: true, description: 'For a discussion of a lesson, instead of forumId' }) lessonId?: string;
  @Text({ min: titleMinimum, max: titleMaximum }) title!: string;
  @Text({ max: contentMaximum, multiline: true, description: 'Markdown' }) content!: string;
}

export class EditDiscussionDto {
  @Text({ optional: true, min: titleMinimum, max: titleMaximum }) title?: string;
  @Text({ optional: true, min: 1, max: contentMaximum, multiline: true, description: 'Markdown' }) content?: string;
}
