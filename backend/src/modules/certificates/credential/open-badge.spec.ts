import { type CertifiedRow, toClaims, toOpenBadge } from './open-badge.js';
import { openBadgeFaults } from './testing/open-badge-faults.js';

const sparse: CertifiedRow = {
  certificate_number: 'MSR-2026-000001',
  verification_code: '0123456789ABCDEF',
  holder_name_ar: 'زهراء كاظم',
  holder_name_en: 'زهراء كاظم',
  course_id: '0f0f0f0f-0000-4000-8000-000000000000',
  course_title_ar: 'أساسيات البرمجة',
  course_title_en: 'Programming basics',
  issuer_name_ar: 'مسار',
  issuer_name_en: 'Masar',
  lessons_count: 12,
  duration_hours: 20,
  skills: [],
  grade: null,
  evidence: null,
  shown_by: null,
  status: 'verified',
  issued_at: new Date('2026-11-27T00:00:00.123Z'),
  completed_at: null,
  instructor_name_ar: 'علي حسن',
  instructor_name_en: 'Ali Hassan',
  signed_summary: null,
  signatory: null,
  signature_id: null,
};
const full: CertifiedRow = {
  ...sparse,
  holder_name_en: 'Zahraa Kadhim',
  skills: [
    { ar: 'بايثون', en: 'Python' },
    { ar: 'Git', en: 'Git' },
  ],
  grade: '87.50',
  evidence: 'B',
  completed_at: new Date('2026-11-26T21:00:00.999Z'),
};

describe('the Open Badge of a certificate', () => {
  it.each([
    ['says the least', sparse],
    ['says everything', full],
  ])('holds to the published schema where the certificate %s [CRT-5] [EVD-7]', (_title, row) => {
    const badge = toOpenBadge(row, 'https://masar.example');
    expect(openBadgeFaults(badge)).toEqual([]);
    expect(openBadgeFaults(toClaims(badge))).toEqual([]);
  });

  it('breaks the schema with a proof outside of a list, a time without zone, or an identity of further words [EVD-7]', () => {
    const badge = toOpenBadge(full, 'https://masar.example');
    const [identity] = badge.credentialSubject.identifier;
    const subject = { ...badge.credentialSubject, identifier: [{ ...identity, nickname: 'ز' }] };
    const proof = {
      type: 'DataIntegrityProof',
      cryptosuite: 'c',
      proofPurpose: 'p',
      verificationMethod: 'v',
      proofValue: 'z',
    };
    expect(openBadgeFaults({ ...badge, proof: [proof] })).toEqual([]);
    expect(openBadgeFaults({ ...badge, proof })).toEqual(['/proof must be array']);
    expect(openBadgeFaults({ ...badge, validFrom: '2026-11-27T00:00:00' })).not.toEqual([]);
    expect(openBadgeFaults({ ...badge, credentialSubject: subject })).toHaveLength(1);
  });
});
