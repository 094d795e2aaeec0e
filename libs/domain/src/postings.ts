/** What the form of an opportunity offers, the default one first (spec 5). */
export const opportunityTypes = ['volunteer', 'internship', 'job'] as const;
export type OpportunityType = (typeof opportunityTypes)[number];

/** Kinds of services, in the order of their chips (spec 9). */
export const serviceCategories = [
  'programming',
  'design',
  'business',
  'education',
  'translation',
  'consulting',
] as const;
export type ServiceCategory = (typeof serviceCategories)[number];

export const employmentTypes = ['full-time', 'part-time', 'contract', 'internship'] as const;
export type EmploymentType = (typeof employmentTypes)[number];

/** How much experience a job asks for. */
export const experienceLevels = ['entry', 'mid', 'senior'] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

/** `pending` waits for an administrator; `refused` was not let through. Poster and administrators see all of them. */
export const postingStatuses = ['published', 'pending', 'refused'] as const;
export type PostingStatus = (typeof postingStatuses)[number];

/** Why a posting takes no application (OPP-4, JOB-1). */
export const closedReasons = ['not_published', 'ended', 'deadline_passed', 'closed'] as const;
export type ClosedReason = (typeof closedReasons)[number];

/** Sizes of what is posted and applied with. */
export const postingLimits = {
  titleMaximum: 150,
  descriptionMaximum: 5000,
  lineMaximum: 200,
  requirementsMaximum: 2000,
  contactMaximum: 500,
  coverLetterMaximum: 2000,
  noteMaximum: 500,
  skillsMaximum: 20,
  skillMaximum: 60,
} as const;

/** What decides whether a posting takes applications. */
export interface PostingTimes {
  status: PostingStatus;
  isActive: boolean;
  /** An administrator keeps its poster out, so that nobody answers for it. */
  isPosterSuspended: boolean;
  /** The last day, as `2026-05-31`. */
  endDate?: string | null | undefined;
  deadline?: Date | null | undefined;
}

/** Why nobody can apply at this moment, undefined where everybody can; `today` is the day in the poster's country. */
export function closedReason(
  { status, isActive, isPosterSuspended, endDate, deadline }: PostingTimes,
  now: Date,
  today: string,
): ClosedReason | undefined {
  if (status !== 'published') return 'not_published';
  if (endDate && endDate < today) return 'ended';
  if (deadline && deadline <= now) return 'deadline_passed';
  return isActive && !isPosterSuspended ? undefined : 'closed';
}
