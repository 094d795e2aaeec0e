import {
  type ApplicationAction,
  type ApplicationKind,
  type ApplicationStatus,
  type Role,
  applicationActions,
  applicationKinds,
  roles,
  serviceRequestStatuses,
} from '@masar/domain';
import { CountOut, FlagOut, ManyOut, OneOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';

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
  @TextOut({ nullable: true, description: 'Cover letter, or the message with a request' }) message!: string | null;
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
