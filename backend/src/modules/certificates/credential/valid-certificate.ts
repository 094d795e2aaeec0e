import type { CertificateQueries, VerifiedRow } from '../certificate/certificate.queries.js';
import { readVerificationCode } from '../certificate/verification-code.js';
import { CertificateNotActive, CertificateNotFound } from '../certificates.errors.js';

/** The certificate with a code as somebody typed it; only what is valid is given out as a badge. */
export async function validCertificate(queries: CertificateQueries, typed: string): Promise<VerifiedRow> {
  const code = readVerificationCode(typed);
  const row = code && (await queries.byCode(code));
  if (!row) throw new CertificateNotFound();
  if (row.status !== 'verified') throw new CertificateNotActive();
  return row;
}
