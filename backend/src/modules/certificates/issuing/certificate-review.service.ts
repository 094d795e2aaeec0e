import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { mayEditCourse } from '#modules/courses';
import { rightIn } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Transactions } from '#platform/database/transactions';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Mailer } from '#platform/mail/mailer';
import { Certificate } from '../certificate/certificate.entity.js';
import { CertificateGrades } from '../certificate/certificate-grades.js';
import { personOf } from '../certificate/certificate-sources.js';
import {
  CertificateNotFound,
  CertificateNotSentBack,
  CertificateReviewNotFound,
  OwnCertificate,
} from '../certificates.errors.js';
import { CertificateReviewAnswered, CertificateReviewAsked } from '../certificates.events.js';
import type { DecideCertificateReviewDto } from '../review/certificate-review.dto.js';
import { CertificateReview } from '../review/certificate-review.entity.js';
import { certificateOfReview, lastReviewOf, openReview } from '../review/open-review.js';
import { CertificateIssuer } from './certificate-issuer.service.js';
import { sentBackMail } from './certificate-mail.js';

/** A certificate that waits is approved or sent back with a reason, and asked for again (CRT-11). */
@Injectable()
export class CertificateReviewService {
  constructor(
    private readonly transactions: Transactions,
    private readonly issuer: CertificateIssuer,
    private readonly grades: CertificateGrades,
    private readonly mailer: Mailer,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** The course's instructor or an administrator decides, nobody about their own; who comes second is told that it is decided. */
  async decide(id: string, viewer: Viewer, { decision, reason }: DecideCertificateReviewDto): Promise<void> {
    await this.transactions.run(async (em) => {
      const review = await em.findOne(CertificateReview, { id });
      // Certificate first, then its review: the order in which everybody locks.
      const certificate = review && (await lockedById(em, review.certificateId));
      if (!certificate || !mayEditCourse({ right: await rightIn(em, viewer, certificate.courseId) }, viewer))
        throw new CertificateReviewNotFound();
      if (certificate.userId === viewer.id) throw new OwnCertificate();
      await em.refresh(review, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (decision === 'sent_back' && !reason)
        throw new InvalidInput({}, { fields: [{ field: 'reason', code: 'field.required' }] });
      const deed = { by: viewer.id, at: new Date() };
      if (decision === 'approved') {
        review.approve(deed);
        certificate.approve();
      } else {
        review.sendBack(deed, reason ?? '');
      }
      await em.flush();
      await this.tell(em, certificate, review);
    });
  }

  /** The holder of a certificate that was sent back asks again; its grade is counted anew from the work of today. */
  async askAgain(certificateId: string, viewer: Viewer, note: string | undefined): Promise<void> {
    await this.transactions.run(async (em) => {
      const certificate = await lockedById(em, certificateId);
      if (!certificate || certificate.userId !== viewer.id) throw new CertificateNotFound();
      const last = await lastReviewOf(em, certificateId);
      if (certificate.status !== 'pending' || last?.state !== 'sent_back') throw new CertificateNotSentBack();
      const review = await openReview(em, certificate, { at: new Date(), note: note ?? null });
      const { courseId, evidence = null } = certificate;
      certificate.grade = await this.grades.of(em, { userId: viewer.id, courseId, evidence });
      await this.issuer.finish(em, certificate);
      const about = certificateOfReview(certificate, viewer.id);
      this.transactions.record(new CertificateReviewAsked(about, review.id, review.round));
    });
  }

  private async tell(em: EntityManager, certificate: Certificate, review: CertificateReview): Promise<void> {
    const { userId } = certificate;
    // The holder's account is gone: there is nobody to tell.
    if (!userId) return;
    const { email } = await personOf(em, userId);
    const answer = review.state === 'approved' ? 'approved' : 'sent_back';
    const about = certificateOfReview(certificate, userId);
    this.transactions.record(
      new CertificateReviewAnswered(about, review.id, answer, review.reason ?? null, review.decidedBy ?? null),
    );
    if (answer === 'approved') return this.issuer.announce(certificate, { id: userId, email });
    const { publicUrl } = this.config.http;
    await this.mailer.send(sentBackMail(certificate, email, review.reason ?? '', publicUrl));
  }
}

const lockedById = (em: EntityManager, id: string): Promise<Certificate | null> =>
  em.findOne(Certificate, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
