import { Injectable, Logger } from '@nestjs/common';
import type { DomainEvent, EventClass } from './domain-event.js';

type Listener = (event: DomainEvent) => Promise<void>;

/** Tells modules above and beside what happened. A failing listener is logged and never undoes the change. */
@Injectable()
export class EventBus {
  private readonly logger = new Logger(EventBus.name);
  private readonly listeners = new Map<unknown, Listener[]>();
  private readonly companions = new Map<unknown, Listener[]>();

  listen<E extends DomainEvent>(event: EventClass<E>, listener: (event: E) => Promise<void>): void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener as Listener]);
  }

  /**
   * Listens inside the transaction that records the event, just before its commit: what the listener writes stands or
   * falls with the change, and its failure undoes both (REL-4). For rows and tasks only, never for calls to elsewhere.
   */
  listenWithin<E extends DomainEvent>(event: EventClass<E>, listener: (event: E) => Promise<void>): void {
    this.companions.set(event, [...(this.companions.get(event) ?? []), listener as Listener]);
  }

  /** Tells those within the transaction; events that they record are told as well. */
  async accompany(events: readonly DomainEvent[]): Promise<void> {
    for (const event of events) {
      for (const listener of this.companions.get(event.constructor) ?? []) await listener(event);
    }
  }

  async publish(events: readonly DomainEvent[]): Promise<void> {
    for (const event of events) {
      for (const listener of this.listeners.get(event.constructor) ?? []) {
        await listener(event).catch((err: unknown) => this.logger.error({ err, event: event.name }, 'listener failed'));
      }
    }
  }
}
