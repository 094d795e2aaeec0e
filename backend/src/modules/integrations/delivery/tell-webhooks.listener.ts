import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CertificateIssued, CourseCompleted, LearnerEnrolled } from '#modules/courses';
import { EventBus } from '#platform/events/event-bus';
import { DeliveryOutbox } from './delivery-outbox.js';

/** What happened goes out with ids alone: who may know more asks the API with a token (API-5). */
@Injectable()
export class TellWebhooks implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly outbox: DeliveryOutbox,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(LearnerEnrolled, ({ userId, courseId }) =>
      this.outbox.tell('enrollment.created', `${userId} ${courseId}`, { userId, courseId }),
    );
    this.events.listenWithin(CourseCompleted, ({ userId, courseId }) =>
      this.outbox.tell('course.completed', `${userId} ${courseId}`, { userId, courseId }),
    );
    this.events.listenWithin(
      CertificateIssued,
      async ({ certificateId, userId, courseId, verificationCode, status }) => {
        // One that waits for its review is told of once it is approved.
        if (status !== 'verified') return;
        const data = { certificateId, userId, courseId, verificationCode };
        await this.outbox.tell('certificate.issued', certificateId, data);
      },
    );
  }
}
