import type { ModerationAction } from '@masar/domain';
import { DomainEvent } from '#platform/events/domain-event';

/** Where a discussion is, and who may hear of it: a forum's everybody, a lesson's the lesson's audience only. */
export interface DiscussionPlace {
  readonly discussionId: string;
  readonly title: string;
  readonly forumId: string | null;
  readonly lessonId: string | null;
}

/** A discussion, or a reply within it. */
export interface PostPlace extends DiscussionPlace {
  /** Null where the discussion itself is meant. */
  readonly replyId: string | null;
}

/** A discussion can be read by everybody of its place: at once, or after a review. */
export class DiscussionStarted extends DomainEvent {
  readonly name = 'community.discussion_started';
  constructor(
    readonly place: DiscussionPlace,
    readonly authorId: string,
  ) {
    super();
  }
}

/** A reply can be read by everybody of its place: at once, or after a review. */
export class ReplyAdded extends DomainEvent {
  readonly name = 'community.reply_added';
  constructor(
    readonly place: PostPlace & { readonly replyId: string },
    readonly authorId: string,
    /** Null when that account is gone. */
    readonly discussionAuthorId: string | null,
  ) {
    super();
  }
}

/** Somebody likes a post who did not before. */
export class PostLiked extends DomainEvent {
  readonly name = 'community.post_liked';
  constructor(
    readonly place: PostPlace,
    readonly authorId: string | null,
    readonly likedBy: string,
  ) {
    super();
  }
}

/** Somebody takes their like of a post back. */
export class LikeTakenBack extends DomainEvent {
  readonly name = 'community.like_taken_back';
  constructor(
    readonly place: PostPlace,
    readonly authorId: string | null,
    readonly likedBy: string,
  ) {
    super();
  }
}

/** A visible post calls somebody by @name who may read it. */
export class PostMentioned extends DomainEvent {
  readonly name = 'community.post_mentioned';
  constructor(
    readonly place: PostPlace,
    readonly authorId: string,
    readonly mentionedUserId: string,
  ) {
    super();
  }
}

/** A reply was chosen as the answer to its discussion (COM-8). */
export class AnswerAccepted extends DomainEvent {
  readonly name = 'community.answer_accepted';
  constructor(
    readonly place: PostPlace & { readonly replyId: string },
    readonly authorId: string | null,
    readonly acceptedBy: string,
  ) {
    super();
  }
}

/** A moderator decided about a post. */
export class PostModerated extends DomainEvent {
  readonly name = 'community.post_moderated';
  constructor(
    readonly place: PostPlace,
    readonly action: ModerationAction,
    readonly reason: string | null,
    readonly authorId: string | null,
    readonly moderatorId: string,
  ) {
    super();
  }
}

/** A post reads differently now: edited, deleted, moderated, answered, or its likes changed. For those who look at it. */
export class PostChanged extends DomainEvent {
  readonly name = 'community.post_changed';
  constructor(readonly place: PostPlace) {
    super();
  }
}
