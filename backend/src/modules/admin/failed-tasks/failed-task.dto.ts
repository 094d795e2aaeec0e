import { OneOf } from '#platform/http/fields';
import { Version } from '../records/version-out.js';

/** Puts a task that failed for good back into its queue. */
export class ChangeFailedTaskDto {
  @Version() version?: string;
  @OneOf(['failed', 'waiting'], { optional: true, description: '`waiting` lets it be tried again at once' })
  status?: string;
}
