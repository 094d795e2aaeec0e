import {
  actionsOf,
  type ApplicationAction,
  applicationActions,
  type ApplicationKind,
  applicationKinds,
  type ApplicationStatus,
  type Role,
  roles,
  serviceRequestStatuses,
} from '@masar/domain';
import type { Viewer } from '#platform/access/viewer';
import { isoTime } from '#platform/database/iso-time';
import { begunInLists, listed } from '#platform/http/listed';
import { CountOut, FlagOut, ManyOut, OneOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import type { ApplicationRow, MoveRow } from './application.queries.js';
import { actorOf } from './application.rules.js';

export class ApplicantResponse {
  @UuidOut() id!: string;
  @TextOut({ nullable: true }) name!: string | null;
  @TextOut({ nullable: true }) profileImageUrl!: string | null;
  @WordOut(roles) role!: Role;
  @TextOut({ nullable: true, description: 'Told to the poster once the application is accepted' })
  email!: string | null;
}

export class AppliedPostingResponse {
  @UuidOut() id!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut({ nullable: true, description: 'As its poster wrote it' }) organization!: string | null;
  @TextOut({ nullable: true }) organizationEn!: string | null;
  @FlagOut({ description: 'Whether an administrator is reviewing it now; until then its page is closed' })
  isInReview!: boolean;
  @UuidOut({ nullable: true, description: 'Null when that account is gone' }) posterId!: string | null;
  @TextOut({ nullable: true }) posterName!: string | null;
}

export class ApplicationResponse {
  @UuidOut() id!: string;
  @WordOut(applicationKinds, { description: 'What it is for; a request for a service is an application too' })
  kind!: ApplicationKind;
  @WordOut(serviceRequestStatuses) status!: ApplicationStatus;
  @TextOut({ nullable: true, description: `Cover letter, or the message with a request. ${begunInLists}` })
  message!: string | null;
  @TextOut({ nullable: true, description: 'Of jobs only' }) resumeUrl!: string | null;
  @FlagOut({
    description: 'Whether the applicant attached the CV of the platform, to be had at /api/applications/{id}/cv',
  })
  hasCv!: boolean;
  @OneOut(() => AppliedPostingResponse) posting!: AppliedPostingResponse;
  @OneOut(() => ApplicantResponse) applicant!: ApplicantResponse;
  @TextOut({
    nullable: true,
    description: 'How to reach the poster; told once the application is accepted, not while a change of it is reviewed',
  })
  contactInfo!: string | null;
  @WordOut(applicationActions, { description: 'What I may do with it now', many: true }) actions!: ApplicationAction[];
  @FlagOut({ description: 'Whether I may rate the service now' }) canRate!: boolean;
  @FlagOut({ description: 'Whether I may log hours of volunteering for it now, whatever my role' })
  canLogHours!: boolean;
  @CountOut({ nullable: true, description: '1 to 5, of finished services' }) rating!: number | null;
  @TimeOut() appliedAt!: string;
  @TimeOut({ description: 'When it was sent or last moved' }) updatedAt!: string;
}

export class ApplicationMoveResponse {
  @UuidOut() id!: string;
  @WordOut(serviceRequestStatuses, { nullable: true, description: 'Null for the first one' })
  from!: ApplicationStatus | null;
  @WordOut(serviceRequestStatuses) to!: ApplicationStatus;
  @UuidOut({ nullable: true, description: 'Null when that account is gone' }) byId!: string | null;
  @TextOut({ nullable: true }) byName!: string | null;
  @TextOut({ nullable: true, description: 'Read by both sides' }) note!: string | null;
  @TimeOut() at!: string;
}

export class ApplicationDetailResponse extends ApplicationResponse {
  @ManyOut(() => ApplicationMoveResponse, { description: 'What happened, in order' })
  moves!: ApplicationMoveResponse[];
}

/** What a list of postings tells of my own application. */
export class MyApplicationResponse {
  @UuidOut() id!: string;
  @WordOut(serviceRequestStatuses) status!: ApplicationStatus;
}

/** People who agreed to work together may reach each other, nobody else. */
const haveAgreed = ({ status }: ApplicationRow): boolean => status === 'accepted' || status === 'completed';

/** New words of a posting reach nobody before an administrator read them; a service is answered at its provider's own address. */
const isReviewed = ({ kind, posting_status: status }: ApplicationRow): boolean =>
  kind === 'service' || status === 'published';

function toApplicationResponse(row: ApplicationRow, viewer: Viewer): ApplicationResponse {
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
    canLogHours: actor === 'applicant' && row.takes_hours && row.status === 'accepted',
    rating: row.rating,
    appliedAt: isoTime(row.applied_at),
    updatedAt: isoTime(row.updated_at),
  };
}

export const toListedApplication = (row: ApplicationRow, viewer: Viewer): ApplicationResponse =>
  listed(toApplicationResponse(row, viewer), ['message']);

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
