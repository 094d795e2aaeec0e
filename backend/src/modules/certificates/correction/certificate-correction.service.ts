import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { mayEditCourse } from '#modules/courses';
import { rightIn } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Certificate } from '../certificate/certificate.entity.js';
import { correctableUntil, reasonOfReissue } from '../certificate/certificate-correction.rules.js';
import {
  CertificateCorrectionNotFound,
  CertificateCorrectionWaits,
  CertificateNotCorrectable,
  CertificateNotFound,
  OwnCertificate,
} from '../certificates.errors.js';
import { CertificateCorrectionAsked, CertificateCorrectionDeclined } from '../certificates.events.js';
import { CertificateService } from '../issuing/certificate.service.js';
import { certificateOfReview } from '../review/open-review.js';
import type { AskCorrectionDto, DecideCorrectionDto } from './certificate-correction.dto.js';
import { CertificateCorrection } from './certificate-correction.entity.js';

/** A holder wishes for a corrected name, and the course's instructor makes it a replacement or declines (CRT-12). */
@Injectable()
export class CertificateCorrectionService {
  constructor(
    private readonly transactions: Transactions,
    private readonly certificates: CertificateService,
  ) {}

  /** One wish at a time, within the days after the issue; the lock on the certificate lets two clicks follow each other. */
  async ask(certificateId: string, viewer: Viewer, body: AskCorrectionDto): Promise<void> {
    await this.transactions.run(async (em) => {
      const certificate = await lockedById(em, certificateId);
      if (!certificate || certificate.userId !== viewer.id) throw new CertificateNotFound();
      const { holderNameAr, holderNameEn } = body;
      const isSame = holderNameAr === certificate.holderNameAr && holderNameEn === certificate.holderNameEn;
      if (isSame || !correctableUntil(certificate, new Date())) throw new CertificateNotCorrectable();
      if (await em.count(CertificateCorrection, { certificateId, state: 'asked' }))
        throw new CertificateCorrectionWaits();
      const wish = { certificateId, holderNameAr, holderNameEn, note: body.note || null };
      const correction = em.create(CertificateCorrection, wish);
      await em.flush();
      const about = certificateOfReview(certificate, viewer.id);
      this.transactions.record(new CertificateCorrectionAsked(about, correction.id));
    });
  }

  /** The course's instructor or an administrator decides, nobody about their own; who comes second is told that it is decided. */
  async decide(id: string, viewer: Viewer, { decision, reason }: DecideCorrectionDto): Promise<void> {
    await this.transactions.run(async (em) => {
      const correction = await em.findOne(CertificateCorrection, { id });
      // Certificate first, then the wish: the order in which everybody locks.
      const certificate = correction && (await lockedById(em, correction.certificateId));
      if (!certificate || !mayEditCourse({ right: await rightIn(em, viewer, certificate.courseId) }, viewer))
        throw new CertificateCorrectionNotFound();
      if (certificate.userId === viewer.id) throw new OwnCertificate();
      await em.refresh(correction, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (decision === 'declined' && !reason)
        throw new InvalidInput({}, { fields: [{ field: 'reason', code: 'field.required' }] });
      const why = decision === 'declined' ? (reason ?? null) : null;
      correction.decide(decision, { id: viewer.id, at: new Date(), reason: why });
      await em.flush();
      if (decision === 'made') {
        const { holderNameAr, holderNameEn } = correction;
        await this.certificates.reissue(certificate.id, viewer, {
          holderNameAr,
          holderNameEn,
          reason: reasonOfReissue,
        });
      } else if (certificate.userId) {
        const about = certificateOfReview(certificate, certificate.userId);
        this.transactions.record(new CertificateCorrectionDeclined(about, id, why ?? ''));
      }
    });
  }
}

const lockedById = (em: EntityManager, id: string): Promise<Certificate | null> =>
  em.findOne(Certificate, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
