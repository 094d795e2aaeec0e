import type { Answer } from '@masar/contracts';
import type { ApplicationStatus, ClosedReason, PostingStatus, ScamSign } from '@masar/domain';

/** What somebody applied to or asked for, as lists show it. */
export type Application = Answer<'/api/applications', 'get'>[number];
/** The same with its timeline. */
export type ApplicationDetail = Answer<'/api/applications/{id}', 'get'>;
export type ApplicationMove = ApplicationDetail['moves'][number];

/** What one can apply to: an opportunity, a job or a service, as far as applying is concerned. */
export interface Posting {
  id: string;
  titleAr: string;
  titleEn: string;
  closedReason: ClosedReason | null;
  status: PostingStatus;
  /** Why it waits for review; empty unless the reader looks after it. */
  heldFor: readonly ScamSign[];
  reviewNote: string | null;
  canManage: boolean;
}

/** The reader's own application to a posting. */
export interface OwnApplication {
  id: string;
  status: ApplicationStatus;
}
