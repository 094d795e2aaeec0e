import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '#platform/events/event-bus';
import { SessionsChanged } from '../auth.events.js';
import { SessionCache } from './session-cache.js';

/** This process knows of its own changes at once; the others hear of them by the trigger a moment later. */
@Injectable()
export class ForgetSessionsWhenTheyChange implements OnModuleInit {
  constructor(
    private readonly bus: EventBus,
    private readonly cache: SessionCache,
  ) {}

  onModuleInit(): void {
    this.bus.listen(SessionsChanged, () => {
      this.cache.forget();
      return Promise.resolve();
    });
  }
}
