import { assignmentLimits } from '@masar/domain';
import { ListOf, Text, Uuids, WholeNumber } from '#platform/http/fields';
import { ChosenLevelDto } from '../assignment/assignment.dto.js';

const { rowsMaximum, commentMaximum, notesMaximum, textMaximum } = assignmentLimits;
const VERSION_MAXIMUM = 1_000_000;
const MEMBERS_MAXIMUM = 500;

export class PlaceNoteDto {
  @WholeNumber({ min: 0, max: textMaximum }) from!: number;
  @WholeNumber({ min: 1, max: textMaximum }) to!: number;
  @Text({ max: textMaximum, multiline: true, hasCode: true, description: 'What stands at that place' }) quote!: string;
  @Text({ max: commentMaximum, multiline: true }) text!: string;
}

/** A mark: one level for each row of the rubric, and words (ASG-2). */
export class MarkWorkDto {
  @WholeNumber({ min: 1, max: VERSION_MAXIMUM, description: 'Of the work as it was read' }) version!: number;
  @ListOf(() => ChosenLevelDto, { max: rowsMaximum }) levels!: ChosenLevelDto[];
  @Text({ min: 0, max: commentMaximum, multiline: true }) comment!: string;
  @ListOf(() => PlaceNoteDto, { max: notesMaximum }) notes!: PlaceNoteDto[];
  @Text({ optional: true, max: 500, multiline: true, description: 'Needed where a mark changes' }) reason?: string;
  @Uuids({
    optional: true,
    max: MEMBERS_MAXIMUM,
    description: 'Of a group: who took part, for whom alone the mark counts; needed until it was said once',
  })
  tookPart?: string[];
}

export class HandBackDto {
  @WholeNumber({ min: 1, max: VERSION_MAXIMUM, description: 'Of the work as it was read' }) version!: number;
  @Text({ max: commentMaximum, multiline: true, description: 'What is missing, read by the learner' }) reason!: string;
}
