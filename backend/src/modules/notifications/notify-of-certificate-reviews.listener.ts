import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  CertificateCorrectionAsked,
  CertificateCorrectionDeclined,
  CertificateReviewAnswered,
  CertificateReviewAsked,
  CertificateReviewLate,
} from '#modules/certificates';
import { EventBus } from '#platform/events/event-bus';
import {
  correctionAskedTitle,
  correctionDeclinedTitle,
  decidedForYouTitle,
  reviewAskedTitle,
  reviewLateTitle,
  sentBackTitle,
} from './certificate-review-titles.js';
import { NotificationService } from './notification.service.js';
import { RecipientQueries } from './recipients.queries.js';

const kind = 'certificate-review';
const queue = '/certificate-reviews';

/** Tells who decides about certificates what waits, and learners what is missing (NTF-1, CRT-11, CRT-12). */
@Injectable()
export class NotifyOfCertificateReviews implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly recipients: RecipientQueries,
    private readonly notifications: NotificationService,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(CertificateReviewAsked, (event) => this.asked(event));
    this.events.listenWithin(CertificateReviewAnswered, (event) => this.answered(event));
    this.events.listenWithin(CertificateReviewLate, (event) => this.late(event));
    this.events.listenWithin(CertificateCorrectionAsked, (event) => this.correctionAsked(event));
    this.events.listenWithin(CertificateCorrectionDeclined, (event) => this.correctionDeclined(event));
  }

  private async asked({ certificate, reviewId, round }: CertificateReviewAsked): Promise<void> {
    const teachers = await this.recipients.teachersOf(certificate.courseId, 'edit');
    const title = reviewAskedTitle(await this.recipients.namesOf(certificate.userId), certificate.courseTitle, round);
    const source = `certificate review ${reviewId}`;
    await this.notifications.notify(teachers, { kind, title, href: queue, source });
  }

  /** Of an approval the learner hears as of every certificate that is issued. */
  private async answered({
    certificate,
    reviewId,
    answer,
    reason,
    decidedBy,
  }: CertificateReviewAnswered): Promise<void> {
    const { courseId, courseTitle, userId } = certificate;
    const source = `certificate review ${reviewId} ${answer}`;
    if (answer === 'sent_back') {
      const title = sentBackTitle(courseTitle, reason ?? '');
      await this.notifications.notify([userId], { kind, title, href: '/certificates', source });
    }
    const others = (await this.recipients.teachersOf(courseId, 'edit')).filter((id) => id !== decidedBy);
    if (others.length === 0) return;
    const title = decidedForYouTitle(await this.recipients.namesOf(userId), courseTitle, answer === 'approved');
    await this.notifications.notify(others, { kind, title, href: queue, source });
  }

  private async late({ certificate, reviewId, to }: CertificateReviewLate): Promise<void> {
    const title = reviewLateTitle(await this.recipients.namesOf(certificate.userId), certificate.courseTitle, to);
    const whom =
      to === 'administrators'
        ? await this.recipients.administrators()
        : await this.recipients.teachersOf(certificate.courseId, 'edit');
    await this.notifications.notify(whom, {
      kind,
      title,
      href: queue,
      source: `certificate review ${reviewId} late ${to}`,
    });
  }

  /** Administrators decide where a course has no instructor. */
  private async correctionAsked({ certificate, correctionId }: CertificateCorrectionAsked): Promise<void> {
    const { courseId, courseTitle, userId } = certificate;
    const teachers = await this.recipients.teachersOf(courseId, 'edit');
    const title = correctionAskedTitle(await this.recipients.namesOf(userId), courseTitle);
    const whom = teachers.length > 0 ? teachers : await this.recipients.administrators();
    await this.notifications.notify(whom, {
      kind,
      title,
      href: queue,
      source: `certificate correction ${correctionId}`,
    });
  }

  private async correctionDeclined({
    certificate,
    correctionId,
    reason,
  }: CertificateCorrectionDeclined): Promise<void> {
    const title = correctionDeclinedTitle(certificate.courseTitle, reason);
    const source = `certificate correction ${correctionId} declined`;
    await this.notifications.notify([certificate.userId], { kind, title, href: '/certificates', source });
  }
}
