import { evidenceEdition } from '@masar/domain';
import { formatDate } from '@masar/i18n';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type CertifiedCourse,
  type CompletedEnrollment,
  CompletionDemands,
  CourseCertificates,
  type CourseCertifier,
  type LearnersCourse,
  type MissingThing,
  type RunCertificate,
} from '#modules/courses';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Transactions } from '#platform/database/transactions';
import { Mailer } from '#platform/mail/mailer';
import { OrganizationSettings } from '#platform/settings/organization-settings';
import { Certificate } from '../certificate/certificate.entity.js';
import { CertificateGrades } from '../certificate/certificate-grades.js';
import { formatCertificateNumber, namesOf } from '../certificate/certificate-snapshot.rules.js';
import { lessonsOf, nextNumber, personOf } from '../certificate/certificate-sources.js';
import { CertificatesOfRuns } from '../certificate/certificates-of-runs.js';
import { signatoryOf } from '../certificate/signatory.js';
import { SummarySigner } from '../certificate/signed-summary.js';
import { createVerificationCode } from '../certificate/verification-code.js';
import { CertificateIssued, CertificateReviewAsked } from '../certificates.events.js';
import { CertificateLog } from '../log/certificate-log.js';
import { certificateOfReview, openReview } from '../review/open-review.js';
import { certificateMail, reissuedMail } from './certificate-mail.js';

/** Issues certificates inside the transaction that completes a course; all they say is copied here, once (CRT-1). */
@Injectable()
export class CertificateIssuer implements CourseCertifier, OnModuleInit {
  constructor(
    private readonly courses: CourseCertificates,
    private readonly transactions: Transactions,
    private readonly mailer: Mailer,
    private readonly settings: OrganizationSettings,
    private readonly signer: SummarySigner,
    private readonly log: CertificateLog,
    private readonly demands: CompletionDemands,
    private readonly grades: CertificateGrades,
    private readonly ofRunsQueries: CertificatesOfRuns,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    this.courses.register(this);
  }

  /** The certificate of a course just completed; its enrolment is locked, and a unique index stands behind 'one'. */
  async issue(
    em: EntityManager,
    course: CertifiedCourse,
    enrollment: CompletedEnrollment,
    now: Date,
  ): Promise<Certificate | null> {
    if (await this.idOfActive(em, enrollment)) return null;
    const learner = await personOf(em, enrollment.userId);
    const instructor = course.instructorId ? await personOf(em, course.instructorId) : undefined;
    const holder = namesOf(learner);
    const instructorName = instructor && namesOf(instructor);
    const issuer = await this.settings.read();
    const shown = await this.demands.evidenceOf(em, enrollment.userId, course.id);
    const certificate = em.create(Certificate, {
      userId: enrollment.userId,
      courseId: course.id,
      certificateNumber: await this.takeNumber(em, now),
      verificationCode: createVerificationCode(),
      grade: await this.grades.of(em, { userId: enrollment.userId, courseId: course.id, evidence: shown.grade }),
      evidence: shown.grade,
      shownBy: { edition: evidenceEdition, parts: shown.parts },
      status: course.requiresReview ? 'pending' : 'verified',
      issuedAt: now,
      completedAt: enrollment.completedAt ?? now,
      issuerNameAr: issuer.nameAr,
      issuerNameEn: issuer.nameEn,
      ...signatoryOf(issuer),
      holderNameAr: holder.ar,
      holderNameEn: holder.en,
      courseTitleAr: course.titleAr,
      courseTitleEn: course.titleEn,
      instructorNameAr: instructorName?.ar ?? null,
      instructorNameEn: instructorName?.en ?? null,
      durationHours: course.durationHours,
      lessonsCount: await lessonsOf(em, course.id),
      skills: course.skills,
    });
    await this.finish(em, certificate);
    await this.log.write(em, [{ kind: 'issued', certificateId: certificate.id }], now);
    if (certificate.status === 'pending') await this.askForReview(em, certificate, now);
    await this.announce(certificate, { id: enrollment.userId, email: learner.email });
    return certificate;
  }

  /** Whoever may decide about a pending certificate is shown it (CRT-11). */
  private async askForReview(em: EntityManager, certificate: Certificate, now: Date): Promise<void> {
    if (!certificate.userId) return;
    const review = await openReview(em, certificate, { at: now });
    const about = certificateOfReview(certificate, certificate.userId);
    this.transactions.record(new CertificateReviewAsked(about, review.id, review.round));
  }

  async waitingOf(em: EntityManager, { userId, courseId }: LearnersCourse): Promise<MissingThing[]> {
    const waiting = await em.count(Certificate, { userId, courseId, endedEnrollmentId: null, status: 'pending' });
    return waiting > 0 ? [{ code: 'certificates.waits_review' }] : [];
  }

  ofRuns(of: LearnersCourse): Promise<RunCertificate[]> {
    return this.ofRunsQueries.of(of);
  }

  /** Signs what the certificate says, now that it says all, and writes it. */
  async finish(em: EntityManager, certificate: Certificate): Promise<void> {
    certificate.signedSummary = await this.signer.sign(certificate);
    await em.flush();
  }

  /** A number that nobody else gets: the year's counter stays locked until the commit, so numbers have no gaps. */
  async takeNumber(em: EntityManager, now: Date): Promise<string> {
    const year = Number(formatDate('en', now, 'latn', { year: 'numeric' }));
    return formatCertificateNumber(year, await nextNumber(em, year));
  }

  /** The valid certificate of the current run (RUN-1). */
  async idOfActive(em: EntityManager, of: LearnersCourse): Promise<string | null> {
    const { userId, courseId } = of;
    const certificate = await em.findOne(
      Certificate,
      { userId, courseId, endedEnrollmentId: null, status: { $in: ['pending', 'verified'] } },
      { fields: ['id'] },
    );
    return certificate?.id ?? null;
  }

  async hasAny(em: EntityManager, courseId: string): Promise<boolean> {
    return (await em.count(Certificate, { courseId })) > 0;
  }

  /** Mail now, as a task of this transaction; other modules hear after the commit (REL-4). */
  async announce(
    certificate: Certificate,
    { id, email }: { id: string; email: string },
    isReissue = false,
  ): Promise<void> {
    const mail = isReissue ? reissuedMail : certificateMail;
    await this.mailer.send(mail(certificate, email, this.config.http.publicUrl));
    const title = { ar: certificate.courseTitleAr, en: certificate.courseTitleEn };
    const status = certificate.status === 'pending' ? 'pending' : 'verified';
    const { courseId, verificationCode } = certificate;
    this.transactions.record(
      new CertificateIssued(certificate.id, id, title, status, courseId, verificationCode, isReissue),
    );
  }
}
