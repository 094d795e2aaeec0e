import { WholeNumber } from '#platform/http/fields';

export class LogConsistencyQuery {
  @WholeNumber({ min: 0, max: 999_999_999, example: 1, description: 'Entries of the head that somebody kept' })
  from!: number;
}
