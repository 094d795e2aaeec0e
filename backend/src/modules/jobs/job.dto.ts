import {
  type EmploymentType,
  employmentTypes,
  type ExperienceLevel,
  experienceLevels,
  type GovernorateId,
  governorateIds,
  postingLimits,
} from '@masar/domain';
import { type Language, languages } from '@masar/i18n';
import { Day, Flag, OneOf, Text, Texts, WebAddress, WholeNumber } from '#platform/http/fields';
import { PageQuery } from '#platform/http/paging';

const { titleMaximum, descriptionMaximum, lineMaximum, contactMaximum, skillsMaximum, skillMaximum } = postingLimits;
const line = { optional: true, max: lineMaximum } as const;
const english = { ...line, description: 'In English, where the other one is not' } as const;
const skills = { max: skillsMaximum, each: skillMaximum } as const;

/** The newest first, or what fits me best. */
const jobOrders = ['newest', 'match'] as const;
export type JobOrder = (typeof jobOrders)[number];

export class ListJobsQuery extends PageQuery {
  @Text({ optional: true, max: 200, description: 'Part of title, description or company' }) search?: string;
  @OneOf(governorateIds, { optional: true }) governorate?: GovernorateId;
  @OneOf(employmentTypes, { optional: true }) employmentType?: EmploymentType;
  @OneOf(experienceLevels, { optional: true }) experienceLevel?: ExperienceLevel;
  @OneOf(jobOrders, { optional: true, description: '`match` looks through the 300 newest that the filters leave' })
  order?: JobOrder;
  @OneOf(['true', 'false'], { optional: true, description: 'Only what I posted, in every state' }) mine?: string;
}

export class MatchQuery {
  @OneOf(languages, { optional: true, description: 'By default the caller’s' }) language?: Language;
}

export class RecommendationsQuery extends MatchQuery {
  @WholeNumber({ optional: true, min: 1, max: 30, description: '10 by default' }) limit?: number;
}

/** What both forms have and may leave out. */
class JobDetails {
  @Text(line) location?: string;
  @Text(line) salaryRange?: string;
  @OneOf(employmentTypes, { optional: true }) employmentType?: EmploymentType;
  @OneOf(experienceLevels, { optional: true }) experienceLevel?: ExperienceLevel;
  @Texts({ ...skills, optional: true, description: 'In either language, the most important first' })
  requiredSkills?: string[];
  @Texts({ ...skills, optional: true, description: 'Good to have' }) niceSkills?: string[];
  @Day({ optional: true, description: 'The last day for applications' }) applicationDeadline?: string | null;
  @Text({ ...english, max: titleMaximum }) titleEn?: string;
  @Text({ ...english, max: descriptionMaximum, multiline: true }) descriptionEn?: string;
  @Text(english) companyNameEn?: string;
  @Text(english) locationEn?: string;
  @Text(english) salaryRangeEn?: string;
}

export class PostJobDto extends JobDetails {
  @Text({ max: titleMaximum, description: 'Fills both languages' }) title!: string;
  @Text({ max: descriptionMaximum, multiline: true, description: 'Fills both languages' }) description!: string;
  @Text({ max: lineMaximum }) companyName!: string;
  @Text({ max: contactMaximum, multiline: true, description: 'Told to accepted applicants only' }) contactInfo!: string;
}

export class EditJobDto extends JobDetails {
  @Text({ optional: true, min: 1, max: titleMaximum, description: 'Fills both languages' }) title?: string;
  @Text({ optional: true, min: 1, max: descriptionMaximum, multiline: true }) description?: string;
  @Text({ optional: true, min: 1, max: lineMaximum }) companyName?: string;
  @Text({ optional: true, min: 1, max: contactMaximum, multiline: true }) contactInfo?: string | null;
  @Flag({ optional: true, description: 'false closes it, true opens it again' }) isActive?: boolean;
}

export class ApplyForJobDto {
  @Text({ max: postingLimits.coverLetterMaximum, multiline: true }) coverLetter!: string;
  @WebAddress({ optional: true, description: 'Link to a CV' }) resumeUrl?: string | null;
  @Flag({ optional: true, description: 'Attaches my CV of the platform, for the poster and administrators' })
  attachesCv?: boolean;
}
