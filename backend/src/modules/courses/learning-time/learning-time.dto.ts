import { limits } from '@masar/domain';
import { ArrayMinSize } from 'class-validator';
import { fieldMessage } from '#platform/http/field-message';
import { ListOf, Moment, WholeNumber } from '#platform/http/fields';

/** A while in which a lesson was open, in view and used. */
export class LearnedWhileDto {
  @Moment({ description: 'By the clock of the device; one that is fast is set right' }) startedAt!: string;
  @WholeNumber({ min: 1, max: limits.learningWhileSeconds }) seconds!: number;
}

/** A beat of the lesson player: what was learned since the last one that arrived (LRN-1). */
export class LearningTimeDto {
  @ArrayMinSize(1, { message: fieldMessage('field.list', { max: limits.learningWhilesAtOnce }) })
  @ListOf(() => LearnedWhileDto, { max: limits.learningWhilesAtOnce, description: 'At least one' })
  whiles!: LearnedWhileDto[];
}
