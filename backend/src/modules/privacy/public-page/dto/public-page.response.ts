import { type EvidenceGrade, evidenceGrades, projectIds, type Role, roles } from '@masar/domain';
import { ApiProperty } from '@nestjs/swagger';
import { HeldSkillResponse } from '#modules/skills';
import { ProjectTextResponse } from '#modules/workshop';
import { CountOut, FlagOut, ManyOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';

/** The own page's settings. */
export class PublicPageResponse {
  @FlagOut() isOpen!: boolean;
  @TextOut({ nullable: true }) handle!: string | null;
  @FlagOut() showsCertificates!: boolean;
  @FlagOut() showsSkills!: boolean;
  @FlagOut() showsProjects!: boolean;
  @FlagOut() showsDiscussions!: boolean;
  /** How its owner wants to be reached; on the page only while shown. */
  @TextOut({ nullable: true }) contact!: string | null;
  @FlagOut() showsContact!: boolean;
  /** What stands behind /people/ in its address. */
  @TextOut() address!: string;
}

export class PublicCertificateResponse {
  @TextOut() courseTitleAr!: string;
  @TextOut() courseTitleEn!: string;
  @TextOut() verificationCode!: string;
  @TextOut({ description: 'The holder, as it was issued' }) holderNameAr!: string;
  @TextOut() holderNameEn!: string;
  @WordOut(evidenceGrades, { description: 'How it was shown, as on the certificate' }) evidence!: EvidenceGrade;
  @CountOut() durationHours!: number;
  @TimeOut() issuedAt!: string;
}

export class PublicProjectResponse {
  @WordOut(projectIds) id!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @ManyOut(() => ProjectTextResponse) skills!: ProjectTextResponse[];
  @ApiProperty({ type: [String] }) links!: string[];
  @TimeOut() completedAt!: string;
}

export class PublicDiscussionResponse {
  @UuidOut() id!: string;
  @TextOut() title!: string;
  @CountOut() repliesCount!: number;
  @TimeOut() createdAt!: string;
}

/** A public page; a part that its owner does not show is null. */
export class PublicPersonResponse {
  @TextOut() address!: string;
  @TextOut() nameAr!: string;
  @TextOut() nameEn!: string;
  @TextOut({ nullable: true }) bio!: string | null;
  @WordOut(roles) role!: Role;
  @TextOut({ nullable: true }) profileImageUrl!: string | null;
  @TimeOut() memberSince!: string;
  /** A mail address or a link, where the owner shows one. */
  @TextOut({ nullable: true }) contact!: string | null;
  @ManyOut(() => PublicCertificateResponse, { nullable: true }) certificates!: PublicCertificateResponse[] | null;
  @ManyOut(() => HeldSkillResponse, { nullable: true }) skills!: HeldSkillResponse[] | null;
  @ManyOut(() => PublicProjectResponse, { nullable: true }) projects!: PublicProjectResponse[] | null;
  @ManyOut(() => PublicDiscussionResponse, { nullable: true }) discussions!: PublicDiscussionResponse[] | null;
}
