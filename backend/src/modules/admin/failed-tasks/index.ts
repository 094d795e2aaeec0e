import { recordController } from '../records/record-controller.js';
import { ChangeFailedTaskDto } from './failed-task.dto.js';
import { FailedTaskRecord } from './failed-task.record.js';
import { failedTaskListing, FailedTasksResource } from './failed-tasks.resource.js';

export { FailedTasksResource };
export const FailedTasksController = recordController({
  listing: failedTaskListing,
  resource: FailedTasksResource,
  record: FailedTaskRecord,
  nouns: ['failed task', 'failed tasks'],
  change: ChangeFailedTaskDto,
  isRemovable: true,
});
