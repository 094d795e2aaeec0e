import { shownEvidence } from '@masar/domain';
import type { CertificateRow } from '#modules/certificates';
import type { HeldSkillResponse } from '#modules/skills';
import type { FinishedProject } from '#modules/workshop';
import { isoTime } from '#platform/database/iso-time';
import { fullNameOf } from '../record/person.js';
import type {
  PublicCertificateResponse,
  PublicDiscussionResponse,
  PublicPageResponse,
  PublicPersonResponse,
  PublicProjectResponse,
} from './dto/public-page.response.js';
import type { DiscussionRow, OpenPageRow, PageRow } from './public-page.queries.js';

/** Settings of somebody; before the first visit closed, with everything but discussions ready to be shown. */
export const toSettings = (row: PageRow | undefined, userId: string): PublicPageResponse => ({
  isOpen: row?.is_open ?? false,
  handle: row?.handle ?? null,
  showsCertificates: row?.shows_certificates ?? true,
  showsSkills: row?.shows_skills ?? true,
  showsProjects: row?.shows_projects ?? true,
  showsDiscussions: row?.shows_discussions ?? false,
  contact: row?.contact ?? null,
  showsContact: row?.shows_contact ?? false,
  address: row?.handle ?? userId,
});

/** What is shown of a person; null for a part that is not. The account's mail address never leaves. */
export interface ShownParts {
  certificates: CertificateRow[] | null;
  skills: HeldSkillResponse[] | null;
  projects: FinishedProject[] | null;
  discussions: DiscussionRow[] | null;
}

export function toPublicPerson(row: OpenPageRow, parts: ShownParts): PublicPersonResponse {
  const name = fullNameOf(row);
  return {
    address: row.handle ?? row.id,
    nameAr: name.ar,
    nameEn: name.en,
    bio: row.bio,
    role: row.role,
    profileImageUrl: row.profile_image_url,
    memberSince: isoTime(row.created_at),
    contact: row.shows_contact ? row.contact : null,
    certificates: parts.certificates?.map(toCertificate) ?? null,
    skills: parts.skills?.map((skill) => ({ ...skill, statedLevel: null })) ?? null,
    projects: parts.projects?.map(toProject) ?? null,
    discussions: parts.discussions?.map(toDiscussion) ?? null,
  };
}

const toCertificate = (row: CertificateRow): PublicCertificateResponse => ({
  courseTitleAr: row.course_title_ar,
  courseTitleEn: row.course_title_en,
  verificationCode: row.verification_code,
  holderNameAr: row.holder_name_ar,
  holderNameEn: row.holder_name_en,
  evidence: shownEvidence(row.evidence),
  durationHours: row.duration_hours,
  issuedAt: isoTime(row.issued_at),
});

const toProject = ({ id, title, skills, links, completedAt }: FinishedProject): PublicProjectResponse => ({
  id,
  titleAr: title.ar,
  titleEn: title.en,
  skills: skills.map(({ ar, en }) => ({ ar, en })),
  links,
  completedAt,
});

const toDiscussion = (row: DiscussionRow): PublicDiscussionResponse => ({
  id: row.id,
  title: row.title,
  repliesCount: row.replies_count,
  createdAt: isoTime(row.created_at),
});
