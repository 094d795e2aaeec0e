import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type CommunityTables,
  type DiscussionPlace,
  DiscussionStarted,
  PostChanged,
  ReplyAdded,
} from '#modules/community';
import { ReadDatabase } from '#platform/database/read-database';
import { EventBus } from '#platform/events/event-bus';
import { LiveNews } from '#platform/live/live-news';
import { discussionsTopic, discussionTopic, forumTopic, lessonTopic } from './live-topics.js';

/** The lists in which a discussion stands. */
const listsOf = ({ forumId, lessonId }: DiscussionPlace): string[] =>
  forumId ? [forumTopic(forumId), discussionsTopic] : lessonId ? [lessonTopic(lessonId)] : [];

/** Moves what others look at in the forum: ids only, which the API answers to those who may read (COM-5). */
@Injectable()
export class PushNewsOfTheCommunity implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly database: ReadDatabase,
    private readonly live: LiveNews,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(DiscussionStarted, ({ place }) => this.started(place));
    this.events.listenWithin(ReplyAdded, ({ place }) => this.replied(place));
    this.events.listenWithin(PostChanged, (event) => this.changed(event));
  }

  private async started(place: DiscussionPlace): Promise<void> {
    const { discussionId } = place;
    const isGuarded = place.lessonId !== null;
    await this.live.push({ topics: listsOf(place), kind: 'discussion-started', ids: { discussionId }, isGuarded });
  }

  private async replied(place: ReplyAdded['place']): Promise<void> {
    const { discussionId, replyId } = place;
    const topics = [discussionTopic(discussionId), ...listsOf(place)];
    const isGuarded = place.lessonId !== null;
    await this.live.push({ topics, kind: 'reply-added', ids: { discussionId, replyId }, isGuarded });
  }

  /** Of what is not for everybody, lists only hear that something is different, and readers are asked for again. */
  private async changed({ place }: PostChanged): Promise<void> {
    const { discussionId, replyId } = place;
    const isVisible = await this.visible(place);
    const ids = { discussionId, ...(replyId && isVisible.reply && { replyId }) };
    const lists = listsOf(place);
    const isGuarded = place.lessonId !== null || !isVisible.discussion;
    const topics = [discussionTopic(discussionId), ...(isVisible.discussion ? lists : [])];
    await this.live.push({ topics, kind: 'post-changed', ids, isGuarded });
    if (isVisible.discussion) return;
    await this.live.push({ topics: lists, kind: 'list-changed', isGuarded: place.lessonId !== null });
  }

  private async visible({ discussionId, replyId }: PostChanged['place']) {
    const row = await this.database
      .over<CommunityTables>()
      .selectFrom('discussions as d')
      .leftJoin('replies as r', (join) => join.onRef('r.discussion_id', '=', 'd.id').on('r.id', '=', replyId))
      .select(['d.status as discussion', 'r.status as reply'])
      .where('d.id', '=', discussionId)
      .executeTakeFirst();
    return { discussion: row?.discussion === 'visible', reply: row?.reply === 'visible' };
  }
}
