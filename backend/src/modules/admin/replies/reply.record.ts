import { type PostStatus, postStatuses } from '@masar/domain';
import { CountOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { VersionOut } from '../records/version-out.js';

/** A reply as moderators see it; its words are its author's, so they are not edited (COM-4). */
export class ReplyRecord {
  @UuidOut() id!: string;
  @VersionOut() version!: string;
  @UuidOut() discussionId!: string;
  @TextOut() discussionTitle!: string;
  @TextOut({ description: 'Markdown; empty once deleted' }) content!: string;
  @UuidOut({ nullable: true }) userId!: string | null;
  @TextOut({ nullable: true }) authorName!: string | null;
  @WordOut(postStatuses) status!: PostStatus;
  @CountOut() likesCount!: number;
  @TimeOut() createdAt!: string;
  @TimeOut() updatedAt!: string;
}
