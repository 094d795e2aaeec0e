import { ReplyNotFound } from '#modules/community';
import { recordController } from '../records/record-controller.js';
import { RepliesResource, replyListing } from './replies.resource.js';
import { ChangeReplyDto } from './reply.dto.js';
import { ReplyRecord } from './reply.record.js';

export { RepliesResource };
export const RepliesController = recordController({
  listing: replyListing,
  resource: RepliesResource,
  record: ReplyRecord,
  nouns: ['reply', 'replies'],
  change: ChangeReplyDto,
  fails: [ReplyNotFound],
});
