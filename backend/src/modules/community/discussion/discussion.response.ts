import { CountOut, FlagOut, OneOut, TextOut, TimeOut, UuidOut } from '#platform/http/response-fields';
import { PostResponse } from '../post.response.js';
import { ReplyResponse } from './reply/reply.response.js';

/** The lesson that a discussion belongs to, enough to lead there. */
export class DiscussedLessonResponse {
  @UuidOut() id!: string;
  @UuidOut() courseId!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
}

export class DiscussionResponse extends PostResponse {
  /** Null for a discussion of a lesson. */
  @UuidOut({ nullable: true }) forumId!: string | null;
  /** Null for a discussion of a forum. */
  @UuidOut({ nullable: true }) lessonId!: string | null;
  @OneOut(() => DiscussedLessonResponse, { nullable: true }) lesson!: DiscussedLessonResponse | null;
  @TextOut({ description: 'Empty when deleted' }) title!: string;
  /** Replies that everybody sees. */
  @CountOut() repliesCount!: number;
  @CountOut({ description: 'People who opened it, each once a day, its author left out; up to two minutes old' })
  viewsCount!: number;
  @FlagOut() isPinned!: boolean;
  @FlagOut({ description: 'Takes no more replies' }) isLocked!: boolean;
  @TimeOut({ description: 'When it was started or last replied to' }) lastActivity!: string;
  @UuidOut({ nullable: true, description: 'The reply that answers it; null while it is not solved' })
  acceptedReplyId!: string | null;
  @FlagOut({ description: 'The caller may choose the answer, or take the choice back' }) canAccept!: boolean;
}

/** A discussion with the answers that stand right below it, in whichever page of its replies they are. */
export class OpenedDiscussionResponse extends DiscussionResponse {
  @OneOut(() => ReplyResponse, { nullable: true }) acceptedAnswer!: ReplyResponse | null;
  @OneOut(() => ReplyResponse, {
    nullable: true,
    description: 'The first reply of an instructor among the first hundred, where somebody else asked',
  })
  instructorAnswer!: ReplyResponse | null;
}
