import type { ApplicationKind } from '@masar/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApplicationMoved, ApplicationSent, PostingReviewed } from '#modules/postings';
import { EventBus } from '#platform/events/event-bus';
import { receivedTitle, reviewTitle, statusTitle, withdrawnTitle } from './application-titles.js';
import { NotificationService } from './notification.service.js';
import { RecipientQueries } from './recipients.queries.js';

const hrefOf = (applicationId: string): string => `/applications/${applicationId}`;
const postingHref: Record<ApplicationKind, string> = {
  opportunity: '/opportunities',
  job: '/jobs',
  service: '/services',
};

/** Tells both sides of an application how it goes on, and posters what became of the review (NTF-1, OPP-3, OPP-4). */
@Injectable()
export class NotifyOfApplications implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly recipients: RecipientQueries,
    private readonly notifications: NotificationService,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(ApplicationSent, (event) => this.sent(event));
    this.events.listenWithin(ApplicationMoved, (event) => this.moved(event));
    this.events.listenWithin(PostingReviewed, (event) => this.reviewed(event));
  }

  private async sent({ place }: ApplicationSent): Promise<void> {
    if (!place.postedBy) return;
    await this.notifications.notify([place.postedBy], {
      kind: 'application-received',
      title: receivedTitle(place.kind, await this.recipients.namesOf(place.applicantId), place.title),
      href: hrefOf(place.applicationId),
      source: `application ${place.applicationId}`,
    });
  }

  private async moved({ place, to, movedBy, note }: ApplicationMoved): Promise<void> {
    const source = `application ${place.applicationId} ${to}`;
    const href = hrefOf(place.applicationId);
    if (to !== 'withdrawn') {
      const title = statusTitle(place.kind, to, place.title, note);
      await this.notifications.notify([place.applicantId], { kind: 'application-status', title, href, source });
    } else if (place.postedBy && place.postedBy !== movedBy) {
      const title = withdrawnTitle(await this.recipients.namesOf(place.applicantId), place.title);
      await this.notifications.notify([place.postedBy], { kind: 'application-received', title, href, source });
    }
  }

  private async reviewed({ posting, approved, note }: PostingReviewed): Promise<void> {
    if (!posting.postedBy) return;
    await this.notifications.notify([posting.postedBy], {
      kind: 'posting-reviewed',
      title: reviewTitle(approved, posting.title, note),
      href: `${postingHref[posting.kind]}/${posting.id}`,
    });
  }
}
