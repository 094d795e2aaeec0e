import { Injectable, type OnModuleInit } from '@nestjs/common';
import { VolunteerHoursDecided, VolunteerHoursLogged } from '#modules/opportunities';
import { EventBus } from '#platform/events/event-bus';
import { hoursDecidedTitle, hoursLoggedTitle } from './hours-titles.js';
import { NotificationService } from './notification.service.js';
import { RecipientQueries } from './recipients.queries.js';

/** Tells posters of hours to confirm and volunteers whether theirs count (NTF-1, DSH-3). */
@Injectable()
export class NotifyOfVolunteerHours implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly recipients: RecipientQueries,
    private readonly notifications: NotificationService,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(VolunteerHoursLogged, (event) => this.logged(event));
    this.events.listenWithin(VolunteerHoursDecided, (event) => this.decided(event));
  }

  /** A correction is news where they had been refused; else they are on the poster's list already. */
  private async logged({ place, refusedAt }: VolunteerHoursLogged): Promise<void> {
    if (!place.postedBy) return;
    await this.notifications.notify([place.postedBy], {
      kind: 'volunteer-hours',
      title: hoursLoggedTitle(await this.recipients.namesOf(place.volunteerId), place.hours, place.title),
      href: `/opportunities/${place.opportunityId}`,
      source: `hours ${place.hoursId}${refusedAt ? ` after ${refusedAt.toISOString()}` : ''}`,
    });
  }

  private async decided({ place, decision, answer }: VolunteerHoursDecided): Promise<void> {
    await this.notifications.notify([place.volunteerId], {
      kind: 'volunteer-hours',
      title: hoursDecidedTitle(decision, place.hours, place.title, answer),
      href: '/volunteer-dashboard',
    });
  }
}
