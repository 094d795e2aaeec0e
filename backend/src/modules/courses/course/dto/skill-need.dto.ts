import { Pattern, WholeNumber } from '#platform/http/fields';

/** A skill of the vocabulary that a course needs before (PRE-1). */
export class SkillNeedDto {
  @Pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, { max: 80, example: 'html' }) skillId!: string;
  @WholeNumber({ min: 1, max: 5, description: '1 (beginner) to 5 (expert)' }) level!: number;
}
