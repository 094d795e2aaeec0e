import type { Answer } from '@masar/contracts';
import type { OwnCertificate } from '#subjects/certificates/own-certificates.queries';

type Verification = Answer<'/api/certificates/verify/{code}', 'get'>;

/** A valid, dull certificate. */
export const aCertificate = (changes: Partial<OwnCertificate> = {}): OwnCertificate => ({
  id: '00000000-0000-7000-8000-0000000000c1',
  courseId: '00000000-0000-7000-8000-0000000000a1',
  certificateNumber: 'MSR-2026-000731',
  verificationCode: '7K2M9QXA4TRDV8HN',
  grade: '95.50',
  evidence: 'C',
  evidenceEdition: 2,
  shownBy: [],
  status: 'verified',
  issuedAt: '2026-11-02T09:00:00.000Z',
  completedAt: '2026-11-02T09:00:00.000Z',
  courseTitleAr: 'أساسيات React',
  courseTitleEn: 'React basics',
  issuerNameAr: 'مسار',
  issuerNameEn: 'Masar',
  signatory: null,
  signatureUrl: null,
  holderNameAr: 'سارة علي حسن',
  holderNameEn: 'Sara Ali Hasan',
  instructorNameAr: 'أحمد كريم الجبوري',
  instructorNameEn: 'Ahmed Kareem Al-Jubouri',
  durationHours: 3,
  skills: [{ ar: 'بناء الواجهات', en: 'Building interfaces' }],
  review: null,
  correction: null,
  correctableUntil: null,
  ...changes,
});

/** The public answer about a valid certificate. */
export function aVerification(changes: Partial<Verification> = {}): Verification {
  const { id: _id, courseId: _courseId, ...certificate } = aCertificate();
  const { review: _review, correction: _correction, correctableUntil: _until, ...facts } = certificate;
  return {
    ...facts,
    revokedReason: null,
    revokedAt: null,
    supersededByCode: null,
    checkedAt: '2026-11-21T08:30:00.000Z',
    ...changes,
  };
}
