import { recordController } from '../records/record-controller.js';
import { GradeChangeRecord } from './grade-change.record.js';
import { gradeChangeListing, GradeChangesResource } from './grade-changes.resource.js';

export { GradeChangesResource };
export const GradeChangesController = recordController({
  listing: gradeChangeListing,
  resource: GradeChangesResource,
  record: GradeChangeRecord,
  nouns: ['change of a grade', 'changes of grades'],
});
