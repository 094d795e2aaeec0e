import { Module } from '@nestjs/common';
import { CoursesModule } from '#modules/courses';
import { BulkCheckController } from './bulk-check/bulk-check.controller.js';
import { CertificateQueries } from './certificate/certificate.queries.js';
import { CertificateGrades } from './certificate/certificate-grades.js';
import { CertificatesOfRuns } from './certificate/certificates-of-runs.js';
import { CertificatePdf } from './certificate/pdf/certificate-pdf.js';
import { SignaturePictures } from './certificate/pdf/signature-pictures.js';
import { SummarySigner } from './certificate/signed-summary.js';
import { CertificateCorrectionQueries } from './correction/certificate-correction.queries.js';
import { CertificateCorrectionService } from './correction/certificate-correction.service.js';
import { CertificateCorrectionsController } from './correction/certificate-corrections.controller.js';
import { BadgesController } from './credential/badges.controller.js';
import { BadgeBaker } from './credential/baked/badge-baker.js';
import { CredentialSigner } from './credential/credential-signer.js';
import { CredentialsController } from './credential/credentials.controller.js';
import { IntegritySigner } from './credential/integrity/integrity-signer.js';
import { CertificateService } from './issuing/certificate.service.js';
import { CertificateIssuer } from './issuing/certificate-issuer.service.js';
import { CertificateReviewService } from './issuing/certificate-review.service.js';
import { CertificateReviewsController } from './issuing/certificate-reviews.controller.js';
import { CertificatesController } from './issuing/certificates.controller.js';
import { CarryCertificatesTask } from './log/carry-certificates.task.js';
import { CertificateLogController } from './log/certificate-log.controller.js';
import { CertificateLog } from './log/certificate-log.js';
import { CertificateLogQueries } from './log/certificate-log.queries.js';
import { LogHeadSigner } from './log/log-head-signer.js';
import { CertificateReviewQueries } from './review/certificate-review.queries.js';
import { CertificateReviewReminders } from './review/certificate-review-reminders.js';

/** Certificates of completed courses: issued, reviewed, corrected, checked by others, and kept in a public log. */
@Module({
  imports: [CoursesModule],
  controllers: [
    BulkCheckController,
    CertificatesController,
    CertificateCorrectionsController,
    CertificateLogController,
    CertificateReviewsController,
    BadgesController,
    CredentialsController,
  ],
  providers: [
    CertificatesOfRuns,
    BadgeBaker,
    CarryCertificatesTask,
    CertificateCorrectionQueries,
    CertificateCorrectionService,
    CertificateGrades,
    CertificateIssuer,
    CertificateLog,
    CertificateLogQueries,
    CertificatePdf,
    CertificateQueries,
    CertificateReviewQueries,
    CertificateReviewReminders,
    CertificateReviewService,
    CertificateService,
    CredentialSigner,
    IntegritySigner,
    LogHeadSigner,
    SignaturePictures,
    SummarySigner,
  ],
  exports: [CertificateGrades, CertificateQueries, CertificateService],
})
export class CertificatesModule {}
