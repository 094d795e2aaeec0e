import { type SearchKind, searchKinds } from '@masar/domain';
import { ApiProperty } from '@nestjs/swagger';
import { CountOut, FlagOut, ManyOut, NumberOut, TextOut, UuidOut, WordOut } from '#platform/http/response-fields';

/** A piece of a text, to be shown as text. */
export class SegmentResponse {
  @TextOut() text!: string;
  @FlagOut({ description: 'Whether the search was after it' }) match!: boolean;
}

export class SearchResultResponse {
  @WordOut(searchKinds) type!: SearchKind;
  @UuidOut({ description: 'Of a section its lesson' }) id!: string;
  @TextOut({ description: 'Of a section its heading' }) titleAr!: string;
  @TextOut() titleEn!: string;
  @ManyOut(() => SegmentResponse, { description: 'The title in the asked language' }) title!: SegmentResponse[];
  @ManyOut(() => SegmentResponse, {
    description: 'Some 200 characters around the first match, in the language that has one; of a lesson its course',
  })
  excerpt!: SegmentResponse[];
  @ApiProperty({
    type: [String],
    example: ['أساسيات بايثون', 'القوائم'],
    description: 'Of a section the titles of its course and lesson, of an assignment its course, in the asked language',
  })
  within!: string[];
  @TextOut({ example: '/courses/3f6d…' }) href!: string;
  @FlagOut({ description: 'A course, or a lesson of one, that cannot be joined yet' }) isInPreparation!: boolean;
  @NumberOut({ description: 'Comparable within one answer' }) score!: number;
}

export class SearchGroupResponse {
  @WordOut(searchKinds) type!: SearchKind;
  @ManyOut(() => SearchResultResponse) results!: SearchResultResponse[];
  @CountOut({ description: 'Results of this kind, counted up to 100' }) total!: number;
  @TextOut({ nullable: true, description: 'Cursor of the next page of this kind' }) next!: string | null;
}

export class SearchResponse {
  @ManyOut(() => SearchGroupResponse, { description: 'Kinds with results, courses first' })
  groups!: SearchGroupResponse[];
}

export class SuggestionResponse {
  @WordOut(searchKinds) type!: SearchKind;
  @UuidOut() id!: string;
  @TextOut({ description: 'In the asked language' }) title!: string;
  @TextOut() href!: string;
}
