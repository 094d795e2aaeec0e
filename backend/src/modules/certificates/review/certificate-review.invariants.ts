import type { Invariant } from '#platform/database/invariant';

/** What certificates say of their reviews is what the reviews say (REL-1, CRT-11). */
export const certificateReviewInvariants: Invariant[] = [
  {
    name: 'pendingCertificatesWithoutReview',
    sql: `select k.id from certificates k
          where k.status = 'pending' and k.user_id is not null
            and not exists (select from certificate_reviews r
                            where r.certificate_id = k.id and r.state in ('waiting', 'sent_back'))`,
  },
  {
    name: 'reviewsOfCertificatesThatDoNotWait',
    sql: `select r.id from certificate_reviews r join certificates k on k.id = r.certificate_id
          where r.state = 'waiting' and k.status <> 'pending'`,
  },
];
