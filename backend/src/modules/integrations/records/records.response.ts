import { difficulties, roles } from '@masar/domain';
import { certificateStatuses } from '#modules/certificates';
import { CountOut, DecimalOut, FlagOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';

/** A person as other systems of the organisation know them: what is needed to recognise them, and nothing else (API-8). */
export class OrganizationPersonResponse {
  @UuidOut() id!: string;
  @TextOut({ example: 'zahraa@example.org' }) email!: string;
  @TextOut({ nullable: true }) firstName!: string | null;
  @TextOut({ nullable: true }) lastName!: string | null;
  @TextOut({ nullable: true, description: 'Full name in Arabic letters, as on certificates' }) nameAr!: string | null;
  @TextOut({ nullable: true, description: 'Full name in Latin letters, as on certificates' }) nameEn!: string | null;
  @WordOut(roles) role!: string;
  @FlagOut() isSuspended!: boolean;
  @TimeOut() createdAt!: string;
  @TimeOut() updatedAt!: string;
}

export class OrganizationEnrollmentResponse {
  @UuidOut() id!: string;
  @UuidOut() userId!: string;
  @UuidOut() courseId!: string;
  @DecimalOut({ description: 'Percent' }) progress!: string;
  @TimeOut() enrolledAt!: string;
  @TimeOut({ nullable: true }) completedAt!: string | null;
  @TimeOut({ nullable: true, description: 'When its learner left the course; lists name none of those' })
  leftAt!: string | null;
  @TimeOut() updatedAt!: string;
}

export class OrganizationCertificateResponse {
  @UuidOut() id!: string;
  @UuidOut({ nullable: true, description: 'Null once the holder’s account is gone' }) userId!: string | null;
  @UuidOut() courseId!: string;
  @TextOut({ example: 'MSR-2026-000731' }) certificateNumber!: string;
  @TextOut() verificationCode!: string;
  @WordOut(certificateStatuses) status!: string;
  @DecimalOut({ nullable: true, description: 'Percent; null on participation' }) grade!: string | null;
  @TextOut() holderNameAr!: string;
  @TextOut() holderNameEn!: string;
  @TimeOut() issuedAt!: string;
  @TimeOut({ nullable: true }) completedAt!: string | null;
  @TimeOut({ nullable: true }) revokedAt!: string | null;
  @UuidOut({ nullable: true, description: 'The corrected certificate that replaces this one' })
  supersededBy!: string | null;
  @TimeOut() updatedAt!: string;
}

export class OrganizationCourseResponse {
  @UuidOut() id!: string;
  @TextOut({ nullable: true, description: 'Folder name of an imported course', example: 'html-css' })
  slug!: string | null;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut({ example: 'web-development' }) categoryId!: string;
  @WordOut(difficulties) difficulty!: string;
  @CountOut() durationHours!: number;
  @CountOut() lessonsCount!: number;
  @DecimalOut({ description: 'US dollars; 0 is free' }) price!: string;
  @FlagOut({ description: 'false for drafts' }) isPublished!: boolean;
  @FlagOut({ description: 'Listed, but not yet to be joined' }) isInPreparation!: boolean;
  @TimeOut({ nullable: true }) publishedAt!: string | null;
  @TimeOut() createdAt!: string;
  @TimeOut() updatedAt!: string;
}
