import { assignmentLimits, type LateRule, lateRules, peerReviewLimits, type WorkKind, workKinds } from '@masar/domain';
import { applyDecorators } from '@nestjs/common';
import { ArrayMinSize, ArrayUnique, IsIn } from 'class-validator';
import { fieldMessage } from '#platform/http/field-message';
import { Decimal, Flag, ListOf, Moment, OneOf, Text, Texts, Uuid, WholeNumber } from '#platform/http/fields';

const { titleMaximum, taskMaximum, rowsMaximum, levelsMaximum, pointsMaximum, resubmissionsMaximum } = assignmentLimits;

/** Above 0 up to 100 with at most two decimals. */
const passMarkForm = /^(?!0+(?:\.0+)?$)(?:100(?:\.0{1,2})?|\d{1,2}(?:\.\d{1,2})?)$/;
const percentForm = /^(?:100(?:\.0{1,2})?|\d{1,2}(?:\.\d{1,2})?)$/;

const AtLeastOne = (): PropertyDecorator => ArrayMinSize(1, { message: fieldMessage('field.required') });

const Kinds = (): PropertyDecorator =>
  applyDecorators(
    Texts({ max: workKinds.length, each: 10, description: `What may be handed in: ${workKinds.join(', ')}` }),
    AtLeastOne(),
    ArrayUnique({ message: fieldMessage('field.invalid') }),
    IsIn(workKinds, { each: true, message: fieldMessage('field.choice', { values: workKinds.join(', ') }) }),
  );

export class RubricLevelDto {
  @Text({ max: titleMaximum }) titleAr!: string;
  @Text({ max: titleMaximum, optional: true }) titleEn?: string;
  @WholeNumber({ min: 0, max: pointsMaximum }) points!: number;
}

export class RubricRowDto {
  @Text({ max: titleMaximum }) titleAr!: string;
  @Text({ max: titleMaximum, optional: true }) titleEn?: string;
  @ListOf(() => RubricLevelDto, { max: levelsMaximum }) @AtLeastOne() levels!: RubricLevelDto[];
}

/** A level of a row that somebody gives to work. */
export class ChosenLevelDto {
  @WholeNumber({ min: 0, max: rowsMaximum - 1, description: 'Place of the row in the rubric, from 0' }) row!: number;
  @WholeNumber({ min: 0, max: levelsMaximum - 1, description: 'Place of the level in its row, from 0' })
  level!: number;
}

/** An assignment as its author writes it, all at once (ASG-1); what is handed in already keeps its terms. */
export class WriteAssignmentDto {
  @Uuid({ optional: true, nullable: true, description: 'A lesson of the course that waits for it' }) lessonId?:
    string | null;
  @Text({ max: titleMaximum }) titleAr!: string;
  @Text({ max: titleMaximum, optional: true }) titleEn?: string;
  /** Markdown. */
  @Text({ max: taskMaximum, multiline: true, hasCode: true }) taskAr!: string;
  /** Markdown. */
  @Text({ max: taskMaximum, multiline: true, hasCode: true, optional: true }) taskEn?: string;
  @Kinds() accepts!: WorkKind[];
  @Moment({ optional: true, nullable: true }) dueAt?: string | null;
  @OneOf(lateRules) lateRule!: LateRule;
  @Moment({
    optional: true,
    nullable: true,
    description: 'Until when late work is taken; without end where it is left out',
  })
  acceptedUntil?: string | null;
  @Decimal(percentForm, { max: 6, description: 'Percent points that each begun day late costs' })
  percentPerDay!: string;
  @WholeNumber({ min: 0, max: resubmissionsMaximum, description: 'Further rounds after a mark' })
  resubmissions!: number;
  @Decimal(passMarkForm, { max: 6, description: 'Percent from which work passes' }) passMark!: string;
  @Flag({ description: 'Its lesson waits for it, and its score counts' }) isRequired!: boolean;
  @Flag({ optional: true, description: 'Handed in by groups; fixed once somebody has begun' }) isGroupWork?: boolean;
  @WholeNumber({
    optional: true,
    min: 0,
    max: peerReviewLimits.reviewsMaximum,
    description: 'By how many other learners each piece of work is reviewed; left out, all of this stays as it is',
  })
  peerReviews?: number;
  @Moment({ optional: true, nullable: true, description: 'Until when reviews are written; a new day opens them again' })
  peerReviewDueAt?: string | null;
  @Text({ optional: true, min: 0, max: peerReviewLimits.instructionsMaximum, multiline: true })
  peerInstructionsAr?: string;
  @Text({ optional: true, min: 0, max: peerReviewLimits.instructionsMaximum, multiline: true })
  peerInstructionsEn?: string;
  @ListOf(() => RubricRowDto, { max: rowsMaximum }) @AtLeastOne() rubric!: RubricRowDto[];
}
