import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import { SummarySigner } from '../../src/modules/certificates/certificate/signed-summary.js';
import type { AppConfig } from '../../src/platform/config/app-config.js';
import { SigningKeys } from '../../src/platform/signing/signing-keys.js';
import type { CertificateRow } from './rows.js';

/**
 * Certificates since there are grades of evidence with what their QR code carries, signed with the installation's own
 * key as at issue, so that they are checked without network, too (CRT-8).
 */
export async function withSignedSummaries(
  em: EntityManager,
  config: Pick<AppConfig, 'session'>,
  rows: readonly CertificateRow[],
): Promise<CertificateRow[]> {
  const over = <Tables extends object>() => em.getKysely<Tables>() as unknown as Kysely<Tables>;
  const signer = new SummarySigner(new SigningKeys(config, { over }));
  const signed: CertificateRow[] = [];
  for (const row of rows) signed.push(row.evidence ? { ...row, signed_summary: await summaryOf(signer, row) } : row);
  return signed;
}

const summaryOf = (signer: SummarySigner, row: CertificateRow): Promise<string> =>
  signer.sign({
    holderNameAr: row.holder_name_ar,
    holderNameEn: row.holder_name_en,
    courseTitleAr: row.course_title_ar,
    courseTitleEn: row.course_title_en,
    grade: row.grade,
    evidence: row.evidence,
    issuedAt: new Date(row.issued_at),
    verificationCode: row.verification_code,
  });
