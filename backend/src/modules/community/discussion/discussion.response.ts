import { CountOut, FlagOut, TextOut, TimeOut, UuidOut } from '#platform/http/response-fields';
import { PostResponse } from '../post.response.js';

export class DiscussionResponse extends PostResponse {
  /** Null for a discussion of a lesson. */
  @UuidOut({ nullable: true }) forumId!: string | null;
  /** Null for a discussion of a forum. */
  @UuidOut({ nullable: true }) lessonId!: string | null;
  @TextOut({ description: 'Empty when deleted' }) title!: string;
  /** Replies that everybody sees. */
  @CountOut() repliesCount!: number;
  @FlagOut() isPinned!: boolean;
  @FlagOut({ description: 'Takes no more replies' }) isLocked!: boolean;
  @TimeOut({ description: 'When it was started or last replied to' }) lastActivity!: string;
}
