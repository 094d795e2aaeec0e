import type { LocalizedText } from '@masar/i18n';
import { DomainEvent } from '#platform/events/domain-event';

/** A session begins within the hour: for those with a place and its host, once for each time it is set to. */
export class VrSessionSoon extends DomainEvent {
  readonly name = 'vr.session_soon';
  constructor(
    readonly session: {
      readonly id: string;
      readonly title: LocalizedText;
      readonly scheduledAt: Date;
      readonly roomCode: string;
    },
    readonly userIds: readonly string[],
  ) {
    super();
  }
}
