import { recordController } from '../records/record-controller.js';
import { AssignmentRecord } from './assignment.record.js';
import { assignmentListing, AssignmentsResource } from './assignments.resource.js';

export { AssignmentsResource };
export const AssignmentsController = recordController({
  listing: assignmentListing,
  resource: AssignmentsResource,
  record: AssignmentRecord,
  nouns: ['assignment', 'assignments'],
});
