import {
  type GovernorateId,
  governorateIds,
  type OpportunityType,
  opportunityTypes,
  postingLimits,
} from '@masar/domain';
import { Day, Flag, OneOf, Pattern, Text, WholeNumber } from '#platform/http/fields';
import { PageQuery } from '#platform/http/paging';

const { titleMaximum, descriptionMaximum, lineMaximum, requirementsMaximum, contactMaximum } = postingLimits;
const line = { optional: true, max: lineMaximum } as const;
const english = { ...line, description: 'In English, where the other one is not' } as const;

export class ListOpportunitiesQuery extends PageQuery {
  @OneOf(opportunityTypes, { optional: true }) type?: OpportunityType;
  @Text({ optional: true, max: 200, description: 'Part of title, description or organisation' }) search?: string;
  @Text({ ...line, description: 'Part of the place' }) location?: string;
  @OneOf(governorateIds, { optional: true }) governorate?: GovernorateId;
  @OneOf(['true', 'false'], { optional: true, description: 'Only what I posted, in every state' }) mine?: string;
}

/** What both forms have and may leave out. */
class OpportunityDetails {
  @OneOf(opportunityTypes, { optional: true, description: 'volunteer by default' }) type?: OpportunityType;
  @Text(line) company?: string;
  @Text(line) location?: string;
  @Text(line) salary?: string;
  @Text(line) duration?: string;
  @Text({ optional: true, max: requirementsMaximum, multiline: true }) requirements?: string;
  @Day({ optional: true }) startDate?: string | null;
  @Day({ optional: true, description: 'The last day; nobody can apply after it' }) endDate?: string | null;
  @Pattern(/^(([01]\d|2[0-3]):[0-5]\d)?$/, {
    optional: true,
    max: 5,
    description: 'When a day of it begins, in Iraq; an empty text clears it',
    example: '16:30',
  })
  startTime?: string;
  @WholeNumber({ optional: true, min: 0, max: 999, description: 'Hours that a volunteer gives altogether; 0 for none' })
  totalHours?: number;
  @Day({ optional: true, description: 'The last day for applications' }) applicationDeadline?: string | null;
  @Text({ ...english, max: titleMaximum }) titleEn?: string;
  @Text({ ...english, max: descriptionMaximum, multiline: true }) descriptionEn?: string;
  @Text(english) companyEn?: string;
  @Text(english) locationEn?: string;
  @Text(english) salaryEn?: string;
  @Text(english) durationEn?: string;
  @Text({ ...english, max: requirementsMaximum, multiline: true }) requirementsEn?: string;
}

export class PostOpportunityDto extends OpportunityDetails {
  @Text({ max: titleMaximum, description: 'Fills both languages' }) title!: string;
  @Text({ max: descriptionMaximum, multiline: true, description: 'Fills both languages' }) description!: string;
  @Text({ max: contactMaximum, multiline: true, description: 'Told to accepted applicants only' }) contactInfo!: string;
}

export class EditOpportunityDto extends OpportunityDetails {
  @Text({ optional: true, min: 1, max: titleMaximum, description: 'Fills both languages' }) title?: string;
  @Text({ optional: true, min: 1, max: descriptionMaximum, multiline: true }) description?: string;
  @Text({ optional: true, min: 1, max: contactMaximum, multiline: true }) contactInfo?: string;
  @Flag({ optional: true, description: 'false closes it, true opens it again' }) isActive?: boolean;
}

export class ApplyDto {
  @Text({ max: postingLimits.coverLetterMaximum, multiline: true }) coverLetter!: string;
}
