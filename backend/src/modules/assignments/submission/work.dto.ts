import { assignmentLimits } from '@masar/domain';
import { ListOf, Text, WebAddress } from '#platform/http/fields';

export class LinkDto {
  @WebAddress() url!: string;
}

/** A draft as it is written; what is left out is empty (ASG-1). */
export class SaveDraftDto {
  @Text({ min: 0, max: assignmentLimits.textMaximum, multiline: true, hasCode: true }) text!: string;
  @ListOf(() => LinkDto, { max: assignmentLimits.linksMaximum }) links!: LinkDto[];
}
