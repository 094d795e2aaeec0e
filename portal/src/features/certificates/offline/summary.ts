import { type EvidenceGrade, evidenceGrades, examinedGrade, shownEvidence } from '@masar/domain';
import { decodeCrockford } from './crockford';

/** What the QR code of a certificate says by itself. */
export interface Summary {
  holderNameAr: string;
  holderNameEn: string;
  courseTitleAr: string;
  courseTitleEn: string;
  issuedAt: string;
  /** Percent; none on participation, whatever was printed into its code in earlier days. */
  grade: number | null;
  /** How it was shown; those printed before that was told are C (EVD-4). */
  evidence: EvidenceGrade;
}

export interface SignedSummary {
  summary: Summary;
  signature: Uint8Array<ArrayBuffer>;
  /** What was signed: the code and the summary. */
  signedBytes: Uint8Array<ArrayBuffer>;
}

const signatureLength = 64;
const version = 1;
const minute = 60_000;

/** Reads what stands behind the `#` of the address in a QR code; undefined where it is no summary of ours (CRT-8). */
export function readSummary(code: string, fragment: string): SignedSummary | undefined {
  const bytes = decodeCrockford(fragment);
  if (!bytes || bytes.length <= signatureLength) return undefined;
  const text = new TextDecoder().decode(bytes.subarray(signatureLength));
  const summary = toSummary(text);
  if (!summary) return undefined;
  return {
    summary,
    signature: bytes.slice(0, signatureLength),
    signedBytes: new TextEncoder().encode(`masar-certificate:${code}:${text}`),
  };
}

function toSummary(text: string): Summary | undefined {
  try {
    const values = JSON.parse(text) as unknown[];
    const [written, nameAr, nameEn, titleAr, titleEn, minutes, grade, kind] = values;
    const evidence = shownEvidence(evidenceGrades.find((known) => known === kind) ?? null);
    if (written !== version || typeof nameAr !== 'string' || typeof titleAr !== 'string') return undefined;
    return {
      holderNameAr: nameAr,
      // Zero stands for 'the same'.
      holderNameEn: typeof nameEn === 'string' ? nameEn : nameAr,
      courseTitleAr: titleAr,
      courseTitleEn: typeof titleEn === 'string' ? titleEn : titleAr,
      issuedAt: new Date(Number(minutes) * minute).toISOString(),
      grade: typeof grade === 'number' ? examinedGrade(evidence, grade) : null,
      evidence,
    };
  } catch {
    return undefined;
  }
}
