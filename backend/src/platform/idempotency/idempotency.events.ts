import { DomainEvent } from '#platform/events/domain-event';

/** Somebody sent a key again with other content than before; the write was refused. */
export class KeyReused extends DomainEvent {
  readonly name = 'platform.key_reused';
  constructor(
    readonly userId: string,
    /** Of the refused call, without its query. */
    readonly path: string,
    readonly at: Date,
  ) {
    super();
  }
}
