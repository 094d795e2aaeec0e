import type { EntityManager } from '@mikro-orm/postgresql';
import type { Certificate } from '../certificate/certificate.entity.js';
import type { CertificateOfReview } from '../certificates.events.js';
import { CertificateReview } from './certificate-review.entity.js';

/** Shows a pending certificate to its reviewers; a unique index stands behind 'one at a time' (CRT-11). */
export async function openReview(
  em: EntityManager,
  certificate: Certificate,
  { at, note = null }: { at: Date; note?: string | null },
): Promise<CertificateReview> {
  const last = await lastReviewOf(em, certificate.id);
  const round = (last?.round ?? 0) + 1;
  const review = em.create(CertificateReview, { certificateId: certificate.id, round, note, askedAt: at });
  await em.flush();
  return review;
}

export async function lastReviewOf(em: EntityManager, certificateId: string): Promise<CertificateReview | null> {
  return em.findOne(CertificateReview, { certificateId }, { orderBy: { round: 'desc' } });
}

/** A corrected certificate that still waits takes the reviews of the old one along (CRT-6). */
export async function moveReviews(em: EntityManager, from: string, to: string): Promise<void> {
  await em.nativeUpdate(CertificateReview, { certificateId: from }, { certificateId: to });
}

/** Nobody is to decide about a certificate that is no longer valid. */
export async function endReviewsOf(em: EntityManager, certificateId: string): Promise<void> {
  await em.nativeDelete(CertificateReview, { certificateId, state: 'waiting' });
}

/** What events tell of the certificate that is reviewed. */
export const certificateOfReview = (certificate: Certificate, userId: string): CertificateOfReview => ({
  certificateId: certificate.id,
  userId,
  courseId: certificate.courseId,
  courseTitle: { ar: certificate.courseTitleAr, en: certificate.courseTitleEn },
});
