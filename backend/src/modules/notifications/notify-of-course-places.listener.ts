import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PlaceAnswered, PlaceAsked } from '#modules/courses';
import { EventBus } from '#platform/events/event-bus';
import { NotificationService } from './notification.service.js';
import { placeAnsweredTitle, placeAskedTitle } from './place-titles.js';
import { RecipientQueries } from './recipients.queries.js';

/** Tells instructors who asks for a place, and learners what became of theirs (NTF-1, PAY-1). */
@Injectable()
export class NotifyOfCoursePlaces implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly recipients: RecipientQueries,
    private readonly notifications: NotificationService,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(PlaceAsked, (event) => this.asked(event));
    this.events.listenWithin(PlaceAnswered, (event) => this.answered(event));
  }

  /** Once for each person and course, also where a request is taken back and made again. */
  private async asked({ course, userId }: PlaceAsked): Promise<void> {
    await this.notifications.notify(await this.recipients.teachersOf(course.courseId, 'edit'), {
      kind: 'course-place',
      title: placeAskedTitle(await this.recipients.namesOf(userId), course.title),
      href: `/courses/${course.courseId}/places`,
      source: `place ${course.courseId} ${userId}`,
    });
  }

  private async answered(event: PlaceAnswered): Promise<void> {
    await this.notifications.notify([event.userId], {
      kind: 'course-place',
      title: placeAnsweredTitle(event),
      href: `/courses/${event.course.courseId}`,
      source: `place ${event.placeId} ${event.answer}`,
    });
  }
}
