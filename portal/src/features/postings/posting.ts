import type { Answer } from '@masar/contracts';
import type { ApplicationStatus, ClosedReason, PostingStatus, ScamSign } from '@masar/domain';

/** The reader's own application to a posting. */
interface OwnApplication {
  id: string;
  status: ApplicationStatus;
}

/** An opportunity, a job or a service, as far as all kinds are alike; each thing has one word here. */
export interface Posting {
  id: string;
  titleAr: string;
  titleEn: string;
  descriptionAr: string;
  descriptionEn: string;
  isActive: boolean;
  closedReason: ClosedReason | null;
  status: PostingStatus;
  /** Why it waits for review; empty unless the reader looks after it. */
  heldFor: readonly ScamSign[];
  reviewNote: string | null;
  canManage: boolean;
  applicationsCount: number;
  /** Null while the reader has not applied. */
  myApplication: OwnApplication | null;
  createdAt: string;
}

/** What somebody applied to or asked for, as lists show it. */
export type Application = Answer<'/api/applications', 'get'>[number];
/** The same with its timeline. */
export type ApplicationDetail = Answer<'/api/applications/{id}', 'get'>;
export type ApplicationMove = ApplicationDetail['moves'][number];
