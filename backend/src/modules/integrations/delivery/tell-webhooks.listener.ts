import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountCreated, AccountErased } from '#modules/auth';
import { CertificateIssued, CertificateRevoked } from '#modules/certificates';
import {
  CourseCompleted,
  EnrollmentWithdrawn,
  LearnerEnrolled,
  LearnerLeft,
  LearnerProgressed,
  QuizSubmitted,
} from '#modules/courses';
import { ApplicationMoved, ApplicationSent, PostingPublished } from '#modules/postings';
import { EventBus } from '#platform/events/event-bus';
import { DeliveryOutbox } from './delivery-outbox.js';

/**
 * What happened goes out with ids alone: who may know more asks the API with a token of the organisation (API-5, API-8).
 * Each message names what it is about in words of its own, so that it is written once (`source`).
 */
@Injectable()
export class TellWebhooks implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly outbox: DeliveryOutbox,
  ) {}

  onModuleInit(): void {
    this.tellOfPeople();
    this.tellOfLearning();
    this.tellOfCertificates();
    this.tellOfPostings();
  }

  private tellOfPeople(): void {
    this.events.listenWithin(AccountCreated, ({ userId }) => this.outbox.tell('user.created', userId, { userId }));
    // The one message that outlives the person: others have to forget them too, and an id alone names nobody.
    this.events.listenWithin(AccountErased, ({ userId }) => this.outbox.tell('user.erased', userId, { userId }));
  }

  private tellOfLearning(): void {
    this.events.listenWithin(LearnerEnrolled, ({ userId, courseId, enrollmentId, at }) =>
      this.outbox.tell('enrollment.created', eachTime(enrollmentId, at), { enrollmentId, userId, courseId }),
    );
    this.events.listenWithin(LearnerProgressed, ({ userId, courseId, enrollmentId, at }) =>
      this.outbox.tell('enrollment.progressed', eachTime(enrollmentId, at), {
        enrollmentId,
        userId,
        courseId,
      }),
    );
    this.events.listenWithin(EnrollmentWithdrawn, ({ userId, courseId, enrollmentId }) =>
      this.outbox.tell('enrollment.withdrawn', enrollmentId, { enrollmentId, userId, courseId }),
    );
    this.events.listenWithin(LearnerLeft, ({ userId, courseId, enrollmentId, at }) =>
      this.outbox.tell('enrollment.withdrawn', eachTime(enrollmentId, at), { enrollmentId, userId, courseId }),
    );
    this.events.listenWithin(QuizSubmitted, ({ attemptId, userId, courseId, lessonId }) =>
      this.outbox.tell('quiz.submitted', attemptId, { attemptId, userId, courseId, lessonId }),
    );
    this.events.listenWithin(CourseCompleted, ({ userId, courseId, enrollmentId }) =>
      this.outbox.tell('course.completed', enrollmentId, { userId, courseId }),
    );
  }

  private tellOfCertificates(): void {
    this.events.listenWithin(
      CertificateIssued,
      async ({ certificateId, userId, courseId, verificationCode, status }) => {
        // One that waits for its review is told of once it is approved.
        if (status !== 'verified') return;
        const data = { certificateId, userId, courseId, verificationCode };
        await this.outbox.tell('certificate.issued', certificateId, data);
      },
    );
    this.events.listenWithin(CertificateRevoked, async ({ certificateId, userId, courseId }) => {
      const data: Record<string, string> = { certificateId, courseId };
      if (userId) data['userId'] = userId;
      await this.outbox.tell('certificate.revoked', certificateId, data);
    });
  }

  private tellOfPostings(): void {
    this.events.listenWithin(ApplicationSent, ({ place: { kind, applicationId, postingId, applicantId: userId } }) =>
      this.outbox.tell('application.sent', applicationId, { kind, applicationId, postingId, userId }),
    );
    this.events.listenWithin(ApplicationMoved, async ({ place, to }) => {
      const { kind, applicationId, postingId, applicantId: userId } = place;
      const data = { kind, applicationId, postingId, userId, status: to };
      await this.outbox.tell('application.moved', `${applicationId} ${to}`, data);
    });
    this.events.listenWithin(PostingPublished, ({ kind, postingId, at }) =>
      this.outbox.tell('posting.published', eachTime(`${kind} ${postingId}`, at), { kind, postingId }),
    );
  }
}

/** The source of what can happen to the same thing more than once. */
const eachTime = (what: string, at: Date): string => `${what} ${at.toISOString()}`;
