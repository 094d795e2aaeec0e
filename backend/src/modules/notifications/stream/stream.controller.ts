import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { OpenSessions } from '#modules/auth';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, TooManyRequests, Unauthorized, Unavailable } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { LiveStreams } from '#platform/live/live-streams';
import { NotificationQueries } from '../notification.queries.js';
import { ownTopic, parseTopics, userTopic } from './live-topics.js';
import { StreamQuery } from './stream.query.js';
import { TopicAccess } from './topic-access.js';

@ApiTags('notifications')
@Controller('notifications')
export class StreamController {
  constructor(
    private readonly streams: LiveStreams,
    private readonly sessions: OpenSessions,
    private readonly access: TopicAccess,
    private readonly queries: NotificationQueries,
  ) {}

  /**
   * Messages: `ready` with the followed topics and the number of unread notifications, `news` with kind, topics and
   * ids, `missed` where more happened than can be replayed, `beat` every 25 seconds. News may come twice.
   */
  @Get('stream')
  @SignedIn()
  @ApiProduces('text/event-stream')
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'Where the stream goes on' })
  @Answers(null, {
    summary: 'Own notifications and what others change, as server-sent events; ids only',
    status: 200,
    fails: [InvalidInput, Unauthorized, TooManyRequests, Unavailable],
  })
  async stream(
    @CurrentUser() viewer: Viewer,
    @Query() query: StreamQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const asked = parseTopics(query.topics);
    if (!asked) throw new InvalidInput({}, { fields: [{ field: 'topics', code: 'field.invalid' }] });
    const topics = await this.access.followed(viewer, asked);
    const own = userTopic(viewer.id);
    const session = this.sessions.heldBy(request);
    const unread = () => this.queries.unreadOf(viewer.id);
    this.streams.open(
      {
        userId: viewer.id,
        signIn: session.key,
        expiresAt: session.expiresAt,
        topics: [own, ...topics],
        isStillSignedIn: () => this.sessions.isOpen(session.key, viewer),
        mayFollow: (topic) => this.access.mayFollow(viewer, topic),
        present: async ({ kind, ids }, followed) => ({
          kind,
          topics: followed.map((topic) => (topic === own ? ownTopic : topic)),
          ids,
          ...(followed.includes(own) && { unread: await unread() }),
        }),
      },
      response,
      request.get('Last-Event-ID') ?? query.lastEventId,
      async () => ({ topics: [ownTopic, ...topics], unread: await unread() }),
    );
  }
}
