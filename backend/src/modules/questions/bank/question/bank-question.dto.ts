import {
  type ItemFlag,
  itemFlags,
  questionDifficulties,
  type QuestionDifficulty,
  type QuestionKind,
  questionKinds,
  questionLimits,
  type QuestionState,
  questionStates,
} from '@masar/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsObject } from 'class-validator';
import { fieldMessage } from '#platform/http/field-message';
import { OneOf, Text, Texts, Uuid, Uuids, WholeNumber } from '#platform/http/fields';
import { PageQuery } from '#platform/http/paging';

/** More letters than the id of any skill has. */
export const skillIdMaximum = 80;

/** Languages that a question is written in, and by whose lack it is found. */
const questionLanguages = ['ar', 'en'] as const;
type QuestionLanguage = (typeof questionLanguages)[number];

export class ListQuestionsQuery extends PageQuery {
  @OneOf(questionKinds, { optional: true }) kind?: QuestionKind;
  @Text({ optional: true, max: questionLimits.tag, description: 'A tag of the question' }) tag?: string;
  @OneOf(questionDifficulties, { optional: true }) difficulty?: QuestionDifficulty;
  @OneOf(questionStates, { optional: true, description: 'Left out, all that are not archived' }) state?: QuestionState;
  @Text({ optional: true, max: skillIdMaximum, description: 'Id of the skill that it shows' }) skillId?: string;
  @OneOf(itemFlags, { optional: true, description: 'What its statistics raise' }) flag?: ItemFlag;
  @OneOf(questionLanguages, { optional: true, description: 'A language that one of its texts lacks' })
  lacks?: QuestionLanguage;
  @Text({ optional: true, max: 200, description: 'Words of its prompt or name' }) search?: string;
}

/** So many questions are changed by one call. */
export const changedAtMost = 1000;

export class ChangeQuestionsDto {
  @Uuids({ max: changedAtMost, optional: true, description: 'Left out, all that the list of the same query finds' })
  questionIds?: string[];
  @OneOf(questionStates, { optional: true, description: 'Left out, each keeps its own' }) state?: QuestionState;
  @OneOf(questionDifficulties, { optional: true, description: 'Left out, each keeps its own' })
  difficulty?: QuestionDifficulty;
  @Text({
    optional: true,
    max: skillIdMaximum,
    description: 'Id of the skill that they show; left out, each keeps its own',
  })
  skillId?: string;
  @Texts({ optional: true, max: questionLimits.tags, each: questionLimits.tag }) addTags?: string[];
  @Texts({ optional: true, max: questionLimits.tags, each: questionLimits.tag }) removeTags?: string[];
}

export class WriteQuestionDto {
  @Text({ optional: true, max: questionLimits.name }) name?: string;
  @Texts({ max: questionLimits.tags, each: questionLimits.tag }) tags!: string[];
  @OneOf(questionDifficulties) difficulty!: QuestionDifficulty;
  @OneOf(questionStates) state!: QuestionState;
  @Text({ optional: true, max: skillIdMaximum, description: 'Id of the skill that it shows; left out, none' })
  skillId?: string;
  @Uuid({
    optional: true,
    description: 'The lesson that it rests on: of the bank’s course or of its owner; left out, none',
  })
  lessonId?: string;

  /** The question itself, by its kind; the form of each kind stands in the guide on questions. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  @IsObject({ message: fieldMessage('field.invalid') })
  content!: Record<string, unknown>;
}

export class EditQuestionDto extends WriteQuestionDto {
  @WholeNumber({ min: 1, max: 2_000_000_000, description: 'The version that was edited' }) version!: number;
}
