import { type PostStatus, postStatuses } from '@masar/domain';
import { CountOut, FlagOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { VersionOut } from '../records/version-out.js';

/** A discussion as moderators see it; its words are its author's, so they are not edited (COM-4). */
export class DiscussionRecord {
  @UuidOut() id!: string;
  @VersionOut() version!: string;
  @TextOut({ description: 'Empty once deleted' }) title!: string;
  @TextOut({ description: 'Markdown; empty once deleted' }) content!: string;
  @UuidOut({ nullable: true, description: 'Null for a discussion of a lesson' }) forumId!: string | null;
  @UuidOut({ nullable: true }) lessonId!: string | null;
  @UuidOut({ nullable: true }) userId!: string | null;
  @TextOut({ nullable: true }) authorName!: string | null;
  @WordOut(postStatuses) status!: PostStatus;
  @FlagOut() isPinned!: boolean;
  @FlagOut({ description: 'Takes no more replies' }) isLocked!: boolean;
  @FlagOut({ description: 'Has an accepted answer' }) isSolved!: boolean;
  @CountOut() repliesCount!: number;
  @CountOut() likesCount!: number;
  @CountOut({ description: 'People who opened it, each once a day, its author left out' }) viewsCount!: number;
  @TimeOut() lastActivityAt!: string;
  @TimeOut() createdAt!: string;
  @TimeOut() updatedAt!: string;
}
