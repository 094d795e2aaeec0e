import { WholeNumber } from '#platform/http/fields';

export class StateSkillDto {
  @WholeNumber({ min: 1, max: 5, description: '1 (beginner) to 5 (expert)' }) level!: number;
}
