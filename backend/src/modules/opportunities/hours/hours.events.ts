import type { HoursDecision } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';
import { DomainEvent } from '#platform/events/domain-event';

/** Hours of a day, and where they were given. */
export interface HoursPlace {
  readonly hoursId: string;
  readonly opportunityId: string;
  readonly title: LocalizedText;
  readonly volunteerId: string;
  /** Null when that account is gone. */
  readonly postedBy: string | null;
  /** Decimal text. */
  readonly hours: string;
}

/** A volunteer wrote down what they gave on a day; it waits for the poster. */
export class VolunteerHoursLogged extends DomainEvent {
  readonly name = 'opportunities.volunteer_hours_logged';
  constructor(
    readonly place: HoursPlace,
    /** When they were refused before, where they wait anew. */
    readonly refusedAt: Date | null,
  ) {
    super();
  }
}

/** The poster or an administrator confirmed or refused them. */
export class VolunteerHoursDecided extends DomainEvent {
  readonly name = 'opportunities.volunteer_hours_decided';
  constructor(
    readonly place: HoursPlace,
    readonly decision: HoursDecision,
    readonly answer: string | null,
  ) {
    super();
  }
}
