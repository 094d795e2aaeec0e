import { Injectable, Logger } from '@nestjs/common';
import type { DomainEvent, EventClass } from './domain-event.js';

type Listener = (event: DomainEvent) => Promise<void>;

/** Tells modules above and beside what happened. A failing listener is logged and never undoes the change. */
@Injectable()
export class EventBus {
  private readonly logger = new Logger(EventBus.name);
  private readonly listeners = new Map<unknown, Listener[]>();

  listen<E extends DomainEvent>(event: EventClass<E>, listener: (event: E) => Promise<void>): void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener as Listener]);
  }

  async publish(events: readonly DomainEvent[]): Promise<void> {
    for (const event of events) {
      for (const listener of this.listeners.get(event.constructor) ?? []) {
        await listener(event).catch((err: unknown) => this.logger.error({ err, event: event.name }, 'listener failed'));
      }
    }
  }
}
