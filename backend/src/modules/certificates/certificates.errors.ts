import { defineError } from '#platform/errors/app-error';

export class CertificateNotFound extends defineError('certificates.not_found', 404) {}
/** Nobody decides about a certificate that says something of themselves. */
export class OwnCertificate extends defineError('certificates.own_certificate', 403) {}
export class CertificateNotActive extends defineError('certificates.not_active', 409) {}
export class CertificateNotPending extends defineError('certificates.not_pending', 409) {}
export class CertificateNotSentBack extends defineError('certificates.not_sent_back', 409) {}
export class LogNotAsLong extends defineError('certificates.log_not_as_long', 404) {}
export class CertificateReviewNotFound extends defineError('certificates.review_not_found', 404) {}
export class CertificateReviewDecided extends defineError('certificates.review_decided', 409) {}
export class CertificateNotCorrectable extends defineError('certificates.not_correctable', 409) {}
export class CertificateCorrectionWaits extends defineError('certificates.correction_waits', 409) {}
export class CertificateCorrectionNotFound extends defineError('certificates.correction_not_found', 404) {}
export class CertificateCorrectionDecided extends defineError('certificates.correction_decided', 409) {}
export class SigningKeyNotFound extends defineError('certificates.key_not_found', 404) {}
export class StatusListNotFound extends defineError('certificates.status_list_not_found', 404) {}
