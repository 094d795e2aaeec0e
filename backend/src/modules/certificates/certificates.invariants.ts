import { certificateInvariants } from './certificate/certificate.invariants.js';
import { certificateReviewInvariants } from './review/certificate-review.invariants.js';

/** Everything that this module's rows must agree on; `npm run invariants` checks it (REL-1). */
export const certificatesInvariants = [...certificateInvariants, ...certificateReviewInvariants];
