import { actionsOf } from '@masar/domain';
import type { Viewer } from '#platform/access/viewer';
import { isoTime } from '#platform/database/iso-time';
import type { ApplicationRow, MoveRow } from './application.queries.js';
import type {
  ApplicationDetailResponse,
  ApplicationMoveResponse,
  ApplicationResponse,
} from './application.response.js';
import { actorOf } from '../posting/posting.rules.js';

/** People who agreed to work together may reach each other, nobody else. */
const haveAgreed = ({ status }: ApplicationRow): boolean => status === 'accepted' || status === 'completed';

/** New words of a posting reach nobody before an administrator read them; a service is answered at its provider's own address. */
const isReviewed = ({ kind, posting_status: status }: ApplicationRow): boolean =>
  kind === 'service' || status === 'published';

export function toApplicationResponse(row: ApplicationRow, viewer: Viewer): ApplicationResponse {
  const actor = actorOf({ userId: row.user_id, postedBy: row.posted_by }, viewer);
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    message: row.message,
    resumeUrl: row.resume_url,
    hasCv: row.has_cv && row.status !== 'withdrawn',
    posting: {
      id: row.posting_id,
      titleAr: row.title_ar,
      titleEn: row.title_en,
      organization: row.organization,
      organizationEn: row.organization_en ?? row.organization,
      isInReview: row.posting_status === 'pending',
      posterId: row.posted_by,
      posterName: row.poster_name,
    },
    applicant: {
      id: row.user_id,
      name: row.applicant_name,
      profileImageUrl: row.applicant_image_url,
      role: row.applicant_role,
      email: actor === 'applicant' || haveAgreed(row) ? row.applicant_email : null,
    },
    contactInfo: actor !== 'applicant' || (haveAgreed(row) && isReviewed(row)) ? row.contact_info : null,
    actions: actionsOf(row, actor),
    canRate: actor === 'applicant' && row.status === 'completed' && row.rating === null,
    rating: row.rating,
    appliedAt: isoTime(row.applied_at),
    updatedAt: isoTime(row.updated_at),
  };
}

const toMoveResponse = (row: MoveRow): ApplicationMoveResponse => ({
  id: row.id,
  from: row.from_status,
  to: row.to_status,
  byId: row.moved_by,
  byName: row.mover_name,
  note: row.note,
  at: isoTime(row.created_at),
});

export const toApplicationDetail = (
  row: ApplicationRow,
  moves: readonly MoveRow[],
  viewer: Viewer,
): ApplicationDetailResponse => ({ ...toApplicationResponse(row, viewer), moves: moves.map(toMoveResponse) });
