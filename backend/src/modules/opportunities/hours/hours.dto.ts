import { type HoursDecision, hoursDecisions, hoursLimits, type HoursStatus, hoursStatuses } from '@masar/domain';
import { Day, OneOf, Quarters, Text, WholeNumber } from '#platform/http/fields';
import { PageQuery } from '#platform/http/paging';

export class ListHoursQuery extends PageQuery {
  @OneOf(hoursStatuses, { optional: true }) status?: HoursStatus;
}

export class LogHoursDto {
  @Day({ description: 'When they were given: not in the future and at most 90 days ago, in Iraq' }) day!: string;
  @Quarters({ min: hoursLimits.minimum, max: hoursLimits.maximum, description: 'In quarters of an hour' })
  hours!: number;
  @Text({ optional: true, max: hoursLimits.noteMaximum, multiline: true, description: 'What was done' }) note?: string;
}

export class DecideHoursDto {
  @OneOf(hoursDecisions) action!: HoursDecision;
  @WholeNumber({ optional: true, min: 1, max: 5, description: 'What the work was like; of confirmed ones only' })
  rating?: number;
  @Text({ optional: true, max: hoursLimits.noteMaximum, multiline: true, description: 'Read by the volunteer' })
  answer?: string;
}
