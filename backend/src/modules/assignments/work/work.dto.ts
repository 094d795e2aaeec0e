import { assignmentLimits } from '@masar/domain';
import { ListOf, Text, WebAddress, WholeNumber } from '#platform/http/fields';

export class LinkDto {
  @WebAddress() url!: string;
}

/** A draft as it is written; what is left out is empty (ASG-1). */
export class SaveDraftDto {
  @Text({ min: 0, max: assignmentLimits.textMaximum, multiline: true, hasCode: true }) text!: string;
  @WholeNumber({
    min: 1,
    max: 1_000_000,
    optional: true,
    description: 'Of the draft as it was read; needed where a group writes it',
  })
  version?: number;
  @ListOf(() => LinkDto, { max: assignmentLimits.linksMaximum }) links!: LinkDto[];
}
