import type { Language } from '@masar/i18n';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { LimitedWork } from '#platform/limited-work/limited-work';
import type { CertificateFactsRow } from '../certificate.queries.js';
import type { PrintedCertificate } from './certificate-page.js';
import { drawCertificatePdf } from './certificate-pdf.job.js';
import { SignaturePictures } from './signature-pictures.js';

/** Certificates on paper: the same bytes for the same certificate, whenever and wherever they are made (CRT-3). */
@Injectable()
export class CertificatePdf {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly work: LimitedWork,
    private readonly signatures: SignaturePictures,
  ) {}

  async render(row: CertificateFactsRow, language: Language): Promise<Buffer> {
    const printed = {
      ...toPrinted(row, this.config.http.publicUrl),
      signature: await this.signatures.of(row.signature_id),
    };
    return Buffer.from(await this.work.draw(drawCertificatePdf, { printed, language }));
  }
}

const toPrinted = (row: CertificateFactsRow, publicUrl: string): Omit<PrintedCertificate, 'signature'> => ({
  certificateNumber: row.certificate_number,
  verificationCode: row.verification_code,
  grade: row.grade,
  evidence: row.evidence,
  issuedAt: new Date(row.issued_at),
  completedAt: new Date(row.completed_at ?? row.issued_at),
  issuerNameAr: row.issuer_name_ar,
  issuerNameEn: row.issuer_name_en,
  holderNameAr: row.holder_name_ar,
  holderNameEn: row.holder_name_en,
  courseTitleAr: row.course_title_ar,
  courseTitleEn: row.course_title_en,
  instructorNameAr: row.instructor_name_ar,
  instructorNameEn: row.instructor_name_en,
  durationHours: row.duration_hours,
  lessonsCount: row.lessons_count,
  skills: row.skills,
  verificationUrl: `${publicUrl}/verify/${row.verification_code}`,
  signedSummary: row.signed_summary,
  signatory: row.signatory,
});
