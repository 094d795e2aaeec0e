import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@masar/i18n';
import PDFDocument from 'pdfkit';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import type { CertificateFactsRow } from '../certificate.queries.js';
import { fontOf, weights } from './certificate-fonts.js';
import { turnArabicLigatures } from './arabic-extraction.js';
import { drawCertificate, type PrintedCertificate } from './certificate-page.js';

/** Certificates on paper: the same bytes for the same certificate, whenever and wherever they are made (CRT-3). */
@Injectable()
export class CertificatePdf {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  async render(row: CertificateFactsRow, language: Language): Promise<Buffer> {
    const printed = toPrinted(row, this.config.http.publicUrl);
    // pdfkit derives the file's id from these, so nothing in them may come from the clock or from chance.
    const info = {
      Title: `${printed.certificateNumber} ${printed.courseTitleEn}`,
      Author: 'Masar',
      Creator: 'Masar',
      Producer: 'Masar',
      CreationDate: printed.issuedAt,
      ModDate: printed.issuedAt,
    };
    const document = new PDFDocument({
      size: 'A4',
      layout: 'landscape',
      margin: 0,
      lang: language,
      displayTitle: true,
      pdfVersion: '1.7',
      tagged: true,
      info,
    });
    const bytes = collect(document);
    for (const weight of weights) document.registerFont(weight, fontOf(weight));
    drawCertificate(document, printed, language);
    turnArabicLigatures(document);
    document.end();
    return bytes;
  }
}

const toPrinted = (row: CertificateFactsRow, publicUrl: string): PrintedCertificate => ({
  certificateNumber: row.certificate_number,
  verificationCode: row.verification_code,
  grade: row.grade,
  issuedAt: new Date(row.issued_at),
  completedAt: new Date(row.completed_at ?? row.issued_at),
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
});

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
