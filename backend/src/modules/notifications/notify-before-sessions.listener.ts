import { Injectable, type OnModuleInit } from '@nestjs/common';
import { VrSessionSoon } from '#modules/vr';
import { EventBus } from '#platform/events/event-bus';
import { NotificationService } from './notification.service.js';
import { sessionSoonTitle } from './session-titles.js';

/** Tells those with a place in a session that it begins soon, once for each time that it is set to (NTF-4). */
@Injectable()
export class NotifyBeforeSessions implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly notifications: NotificationService,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(VrSessionSoon, ({ session, userIds }) =>
      this.notifications.notify(userIds, {
        kind: 'vr-session-soon',
        title: sessionSoonTitle(session.title, session.scheduledAt),
        href: `/vr/${session.roomCode}`,
        source: `session ${session.id} ${session.scheduledAt.toISOString()}`,
      }),
    );
  }
}
