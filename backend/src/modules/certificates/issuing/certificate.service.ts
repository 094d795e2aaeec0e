import { examinedGrade } from '@masar/domain';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { mayEditCourse } from '#modules/courses';
import { rightIn } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { Certificate } from '../certificate/certificate.entity.js';
import { personOf } from '../certificate/certificate-sources.js';
import { createVerificationCode } from '../certificate/verification-code.js';
import {
  CertificateNotActive,
  CertificateNotFound,
  CertificateNotPending,
  CertificateReviewDecided,
  OwnCertificate,
} from '../certificates.errors.js';
import { CertificateRevoked } from '../certificates.events.js';
import { CertificateLog } from '../log/certificate-log.js';
import { endReviewsOf, lastReviewOf, moveReviews } from '../review/open-review.js';
import { CertificateIssuer } from './certificate-issuer.service.js';
import { CertificateReviewService } from './certificate-review.service.js';

/** What may still happen to an issued certificate; what it says never changes (CRT-6). */
@Injectable()
export class CertificateService {
  constructor(
    private readonly transactions: Transactions,
    private readonly issuer: CertificateIssuer,
    private readonly reviews: CertificateReviewService,
    private readonly log: CertificateLog,
  ) {}

  /**
   * The course's instructor, or an admin, accepts a certificate that waits for review (CRT-1). One that was sent back
   * waits for its learner; administrators may approve it all the same (CRT-11).
   */
  async approve(id: string, viewer: Viewer): Promise<void> {
    await this.transactions.run(async (em) => {
      const certificate = await lockedById(em, id);
      if (!mayEditCourse({ right: await rightIn(em, viewer, certificate.courseId) }, viewer))
        throw new CertificateNotFound();
      if (certificate.userId === viewer.id) throw new OwnCertificate();
      if (certificate.status !== 'pending') throw new CertificateNotPending();
      const review = await lastReviewOf(em, id);
      if (review?.state === 'waiting') return this.reviews.decide(review.id, viewer, { decision: 'approved' });
      if (review && viewer.role !== 'admin') throw new CertificateReviewDecided();
      certificate.approve();
      await em.flush();
      await this.announce(em, certificate);
    });
  }

  /** The own one, too: whoever gives up what a certificate says of them gains nothing. */
  async revoke(id: string, admin: Viewer, reason: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const certificate = await activeById(em, id);
      const now = new Date();
      certificate.revoke(reason, admin.id, now);
      await endReviewsOf(em, id);
      await em.flush();
      await this.log.write(em, [{ kind: 'revoked', certificateId: id }], now);
      this.tellOfEnd(certificate);
    });
  }

  /**
   * Replaces a certificate by one with a corrected name, a new number and a new code; the old one points to it. Nobody
   * writes another name on their own (CRT-12).
   */
  async reissue(
    id: string,
    admin: Viewer,
    correction: { holderNameAr: string; holderNameEn: string; reason: string },
  ): Promise<string> {
    return this.transactions.run(async (em) => {
      const old = await activeById(em, id);
      if (old.userId === admin.id) throw new OwnCertificate();
      const { status } = old;
      const now = new Date();
      // First makes room in the unique index of valid certificates.
      old.supersede(correction.reason, admin.id, now);
      await em.flush();
      this.tellOfEnd(old);
      const corrected = em.create(Certificate, {
        ...copiedFacts(old),
        status,
        certificateNumber: await this.issuer.takeNumber(em, now),
        verificationCode: createVerificationCode(),
        issuedAt: now,
        holderNameAr: correction.holderNameAr,
        holderNameEn: correction.holderNameEn,
      });
      await this.issuer.finish(em, corrected);
      old.supersededBy = corrected.id;
      await em.flush();
      await this.log.write(em, replacementOf(old, corrected), now);
      await moveReviews(em, old.id, corrected.id);
      // One that still waits is told of when it is approved.
      if (corrected.status === 'verified') await this.announce(em, corrected, true);
      return corrected.id;
    });
  }

  private tellOfEnd({ id, userId, courseId }: Certificate): void {
    this.transactions.record(new CertificateRevoked(id, userId ?? null, courseId));
  }

  private async announce(em: EntityManager, certificate: Certificate, isReissue = false): Promise<void> {
    // The holder's account is gone: there is nobody to tell.
    if (!certificate.userId) return;
    const { email } = await personOf(em, certificate.userId);
    await this.issuer.announce(certificate, { id: certificate.userId, email }, isReissue);
  }
}

async function lockedById(em: EntityManager, id: string): Promise<Certificate> {
  const certificate = await em.findOne(Certificate, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!certificate) throw new CertificateNotFound();
  return certificate;
}

async function activeById(em: EntityManager, id: string): Promise<Certificate> {
  const certificate = await lockedById(em, id);
  if (!certificate.isActive()) throw new CertificateNotActive();
  return certificate;
}

/** At once and at the end: whoever issues takes a number before the turn of the log. */
const replacementOf = (old: Certificate, corrected: Certificate) => [
  { kind: 'replaced' as const, certificateId: old.id },
  { kind: 'issued' as const, certificateId: corrected.id },
];

/** Everything that a corrected certificate takes over unchanged. */
const copiedFacts = (old: Certificate) => ({
  userId: old.userId,
  courseId: old.courseId,
  endedEnrollmentId: old.endedEnrollmentId,
  grade: examinedGrade(old.evidence ?? null, old.grade),
  evidence: old.evidence,
  shownBy: old.shownBy,
  completedAt: old.completedAt,
  issuerNameAr: old.issuerNameAr,
  issuerNameEn: old.issuerNameEn,
  signatory: old.signatory,
  signatureId: old.signatureId,
  courseTitleAr: old.courseTitleAr,
  courseTitleEn: old.courseTitleEn,
  instructorNameAr: old.instructorNameAr,
  instructorNameEn: old.instructorNameEn,
  durationHours: old.durationHours,
  lessonsCount: old.lessonsCount,
  skills: old.skills,
});
