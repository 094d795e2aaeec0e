import { type EvidenceGrade, examinedGrade } from '@masar/domain';
import type { CertificateFactsRow } from '../certificate/certificate.queries.js';
import { certificateTexts, kindOf } from '../certificate/pdf/certificate-texts.js';
import { credentialId } from './credential-id.js';
import { type StatusListCredential, toStatusEntry } from './status-list.js';

/** What a certificate says, and of which course. */
export type CertifiedRow = CertificateFactsRow & { course_id: string };

/** Addresses below which the parts of a credential are found. */
export const revocationListAddress = (publicUrl: string): string => `${publicUrl}/api/certificates/revocations`;
export const keyAddress = (publicUrl: string, keyId: string): string => `${publicUrl}/api/certificates/keys/${keyId}`;

/** Verifiers compare the claim `nbf`, which has whole seconds, with `validFrom`. */
const wholeSeconds = (moment: Date | string): number => Math.floor(new Date(moment).getTime() / 1000);
const timeOf = (moment: Date | string): string =>
  new Date(wholeSeconds(moment) * 1000).toISOString().replace('.000Z', 'Z');

/** The certificate as OpenBadgeCredential of Open Badges 3.0, in the words of that standard (CRT-5). */
export function toOpenBadge(row: CertifiedRow, publicUrl: string) {
  const page = `${publicUrl}/verify/${row.verification_code}`;
  const examined = examinedGrade(row.evidence, row.grade);
  const grade = examined === null ? [] : [gradeOf(examined, `${page}#grade`)];
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
    ],
    id: credentialId(row.verification_code),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: row.course_title_en,
    issuer: { id: publicUrl, type: ['Profile'], name: row.issuer_name_en, url: publicUrl },
    validFrom: timeOf(row.issued_at),
    ...(row.completed_at && { awardedDate: timeOf(row.completed_at) }),
    credentialSubject: {
      id: `${page}#holder`,
      type: ['AchievementSubject'],
      identifier: namesOf(row),
      licenseNumber: row.certificate_number,
      ...(row.completed_at && { activityEndDate: timeOf(row.completed_at) }),
      ...(grade.length > 0 && { result: grade.map(({ result }) => result) }),
      achievement: {
        id: `${publicUrl}/courses/${row.course_id}`,
        type: ['Achievement'],
        achievementType: 'CertificateOfCompletion',
        name: row.course_title_en,
        description: `${row.course_title_en} · ${row.course_title_ar}`,
        criteria: { narrative: criteriaOf(row) },
        ...(row.skills.length > 0 && { tag: row.skills.flatMap(({ ar, en }) => [...new Set([en, ar])]) }),
        ...(grade.length > 0 && { resultDescription: grade.map(({ description }) => description) }),
      },
    },
    evidence: [
      {
        id: page,
        type: ['Evidence'],
        name: `${row.issuer_name_en} · ${row.issuer_name_ar}`,
        narrative: narrativeOf(row),
        ...(row.evidence && { genre: genreOf[row.evidence] }),
      },
    ],
    credentialSchema: [
      {
        id: 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json',
        type: '1EdTechJsonSchemaValidator2019',
      },
    ],
    credentialStatus: toStatusEntry(row.certificate_number, publicUrl),
  };
}

export type OpenBadge = ReturnType<typeof toOpenBadge>;

/** What is signed: the credential with the registered claims that repeat its parts (Open Badges 3.0, JWT proof). */
export const toClaims = (credential: OpenBadge | StatusListCredential) => ({
  ...credential,
  iss: typeof credential.issuer === 'string' ? credential.issuer : credential.issuer.id,
  jti: credential.id,
  nbf: wholeSeconds(credential.validFrom),
  sub: credential.credentialSubject.id,
});

const statusText = 'Current status of this certificate · حالة هذه الشهادة الآن';

/** The kind of certificate stands in the badge as on paper; those from before say what they always said (EVD-4). */
function narrativeOf({ evidence }: CertifiedRow): string {
  const { ar, en } = certificateTexts;
  const kind = kindOf(evidence);
  return evidence === null ? statusText : `${en.title(kind)} · ${ar.title(kind)}. ${statusText}`;
}

/** How it was shown, in words; the rule stands on the page where certificates are verified (EVD-4). */
const genreOf: Record<EvidenceGrade, string> = {
  A: 'A: marked by a person or taken under supervision',
  B: 'B: passed on freshly drawn papers',
  C: 'C: took part',
};

/** The name as it stands on the certificate; never an address or anything else by which people are found. */
const namesOf = ({ holder_name_ar: ar, holder_name_en: en }: CertificateFactsRow) =>
  [...new Set([en, ar])].map((name) => ({
    type: 'IdentityObject',
    hashed: false,
    identityHash: name,
    identityType: 'name',
  }));

function criteriaOf({ lessons_count: lessons, duration_hours: hours }: CertifiedRow): string {
  const { ar, en } = certificateTexts;
  return `${en.completing}: ${en.lessons(lessons)}, ${en.hours(hours)} · ${ar.completing}: ${ar.lessons(lessons)}، ${ar.hours(hours)}`;
}

function gradeOf(grade: string, id: string) {
  return {
    description: {
      id,
      type: ['ResultDescription'],
      name: 'Grade · الدرجة',
      resultType: 'Percent',
      valueMin: '0',
      valueMax: '100',
    },
    result: { type: ['Result'], resultDescription: id, value: String(Number(grade)) },
  };
}
