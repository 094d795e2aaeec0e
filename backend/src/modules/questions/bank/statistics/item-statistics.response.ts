import { itemFlags } from '@masar/domain';
import { CountOut, FlagOut, ManyOut, NumberOut, TextOut, UuidOut, WordOut } from '#platform/http/response-fields';

export class ChosenResponse {
  @TextOut({ description: 'Id of an option; `true` and `false` of a sentence' }) id!: string;
  @TextOut({ nullable: true, description: 'Its text now; null where the newest version has no such option' })
  ar!: string | null;
  @TextOut({ nullable: true }) en!: string | null;
  @FlagOut({ description: 'Whether it earns points' }) isRight!: boolean;
  @CountOut() times!: number;
}

export class ItemStatisticsResponse {
  @UuidOut() questionId!: string;
  @TextOut({ description: 'The beginning of what it asks' }) promptAr!: string;
  @TextOut() promptEn!: string;
  @CountOut() tries!: number;
  @NumberOut({ nullable: true, description: 'Mean share of the points, 0 to 1' }) shareCorrect!: number | null;
  @NumberOut({ nullable: true, description: 'Correlation with the rest of the paper, -1 to 1' }) discrimination!:
    number | null;
  @NumberOut({ nullable: true, description: 'Seconds' }) medianSeconds!: number | null;
  @ManyOut(() => ChosenResponse, { description: 'How often each option was chosen, those that nobody chose too' })
  chosen!: ChosenResponse[];
  @WordOut(itemFlags, { many: true }) flags!: string[];
}
