import { WholeNumber } from '#platform/http/fields';
import { TimeZone } from './time-zones.js';

export class LearnerQuery {
  @TimeZone() timeZone?: string;
}

export class LearningDaysQuery extends LearnerQuery {
  @WholeNumber({ optional: true, min: 1, max: 53, description: 'This week and those before it, 12 by default' })
  weeks?: number;
}
