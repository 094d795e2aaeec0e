import { ForumNotEmpty, ForumNotFound } from '#modules/community';
import { CategoryNotFound } from '#modules/courses';
import { recordController } from '../records/record-controller.js';
import { ChangeForumDto, CreateForumDto } from './forum.dto.js';
import { ForumRecord } from './forum.record.js';
import { forumListing, ForumsResource } from './forums.resource.js';

export { ForumsResource };
export const ForumsController = recordController({
  listing: forumListing,
  resource: ForumsResource,
  record: ForumRecord,
  nouns: ['forum', 'forums'],
  create: CreateForumDto,
  change: ChangeForumDto,
  isRemovable: true,
  fails: [ForumNotFound, ForumNotEmpty, CategoryNotFound],
});
