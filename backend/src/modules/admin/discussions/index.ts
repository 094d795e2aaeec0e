import { DiscussionNotFound, DiscussionOfLesson, ForumNotFound } from '#modules/community';
import { recordController } from '../records/record-controller.js';
import { ChangeDiscussionDto } from './discussion.dto.js';
import { DiscussionRecord } from './discussion.record.js';
import { discussionListing, DiscussionsResource } from './discussions.resource.js';

export { DiscussionsResource };
export const DiscussionsController = recordController({
  listing: discussionListing,
  resource: DiscussionsResource,
  record: DiscussionRecord,
  nouns: ['discussion', 'discussions'],
  change: ChangeDiscussionDto,
  fails: [DiscussionNotFound, DiscussionOfLesson, ForumNotFound],
});
