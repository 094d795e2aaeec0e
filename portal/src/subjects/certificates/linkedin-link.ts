import { type Language, pickLocalized } from '@masar/i18n';
import type { OwnCertificate } from './own-certificates.queries';

/** LinkedIn's form for a new certification, filled with this one (CRT-5). */
export function linkedInLink(certificate: OwnCertificate, language: Language, verificationAddress: string): string {
  const issued = new Date(certificate.issuedAt);
  const fields = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: pickLocalized(certificate, 'courseTitle', language),
    organizationName: pickLocalized(certificate, 'issuerName', language),
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certId: certificate.certificateNumber,
    certUrl: verificationAddress,
  });
  return `https://www.linkedin.com/profile/add?${fields}`;
}
