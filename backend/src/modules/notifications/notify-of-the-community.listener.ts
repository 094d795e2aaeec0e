import type { NotificationKind } from '@masar/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  AnswerAccepted,
  DiscussionAccess,
  type DiscussionPlace,
  LikeTakenBack,
  PostLiked,
  PostMentioned,
  PostModerated,
  ReplyAdded,
} from '#modules/community';
import { EventBus } from '#platform/events/event-bus';
import { hrefOfPost } from './community-address.js';
import { acceptedTitle, mentionTitle, moderationTitle, replyTitle } from './community-titles.js';
import { LikeNotices } from './like/like-notices.js';
import { NotificationService } from './notification.service.js';
import { type Recipient, RecipientQueries } from './recipients.queries.js';

/** Tells people what others did with what they wrote: replies, accepted answers, mentions, likes and decisions (NTF-1). */
@Injectable()
export class NotifyOfTheCommunity implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly access: DiscussionAccess,
    private readonly recipients: RecipientQueries,
    private readonly notifications: NotificationService,
    private readonly likes: LikeNotices,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(ReplyAdded, (event) => this.replied(event));
    this.events.listenWithin(AnswerAccepted, (event) => this.accepted(event));
    this.events.listenWithin(PostMentioned, (event) => this.mentioned(event));
    this.events.listenWithin(PostLiked, (event) => this.likes.note(event));
    this.events.listenWithin(LikeTakenBack, (event) => this.likes.note(event));
    this.events.listenWithin(PostModerated, (event) => this.moderated(event));
  }

  private async replied({ place, authorId, discussionAuthorId }: ReplyAdded): Promise<void> {
    const reader = await this.reader('reply-added', place, discussionAuthorId, authorId);
    if (!reader) return;
    const title = replyTitle(await this.recipients.namesOf(authorId), place.title);
    await this.notifications.notify([reader.id], {
      kind: 'reply-added',
      title,
      href: hrefOfPost(place),
      source: `post ${place.replyId}`,
    });
  }

  /** Once for each reply, also where the choice is taken back and made again. */
  private async accepted({ place, authorId, acceptedBy }: AnswerAccepted): Promise<void> {
    const reader = await this.reader('answer-accepted', place, authorId, acceptedBy);
    if (!reader) return;
    const source = `accepted ${place.replyId}`;
    const title = acceptedTitle(place.title);
    await this.notifications.notify([reader.id], { kind: 'answer-accepted', title, href: hrefOfPost(place), source });
  }

  /** Who is called in a reply to their own discussion has heard of that reply already. */
  private async mentioned({ place, authorId, mentionedUserId }: PostMentioned): Promise<void> {
    const reader = await this.reader('post-mentioned', place, mentionedUserId, authorId);
    if (!reader) return;
    const title = mentionTitle(await this.recipients.namesOf(authorId), place.title);
    const source = `post ${place.replyId ?? place.discussionId}`;
    await this.notifications.notify([reader.id], { kind: 'post-mentioned', title, href: hrefOfPost(place), source });
  }

  private async moderated({ place, action, reason, authorId, moderatorId }: PostModerated): Promise<void> {
    if (!authorId || authorId === moderatorId) return;
    const title = moderationTitle(action, reason, place.title, place.replyId !== null);
    await this.notifications.notify([authorId], { kind: 'post-moderated', title, href: hrefOfPost(place) });
  }

  /** The person, where they want to hear of the kind, did not do it themselves and may read where it happened. */
  private async reader(
    kind: NotificationKind,
    place: DiscussionPlace,
    userId: string | null,
    actorId: string,
  ): Promise<Recipient | undefined> {
    if (!userId || userId === actorId) return undefined;
    const [recipient] = await this.recipients.wanting(kind, [userId]);
    const mayRead = recipient && (await this.access.allows(recipient, place.discussionId));
    return mayRead ? recipient : undefined;
  }
}
