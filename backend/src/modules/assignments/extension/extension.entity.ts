import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, moment } from '#platform/database/columns';

/** Table `assignment_extensions`: a later day for one person (ASG-1). */
export const ExtensionSchema = defineEntity({
  name: 'Extension',
  tableName: 'assignment_extensions',
  indexes: [
    { name: 'assignment_extensions_user_id_index', properties: ['userId'] },
    { name: 'assignment_extensions_granted_by_index', properties: ['grantedBy'] },
    listIndex('assignment_extensions', 'ended_enrollment_id', 'ended_enrollment_id', 'ended_enrollment_id is not null'),
  ],
  uniques: [{ name: 'assignment_extensions_assignment_id_user_id_unique', properties: ['assignmentId', 'userId'] }],
  checks: [
    { name: 'assignment_extensions_of_one_run_check', expression: 'num_nonnulls(user_id, ended_enrollment_id) = 1' },
  ],
  properties: {
    id: id(),
    assignmentId: idOf('assignments', 'cascade'),
    userId: idOf('users', 'cascade').nullable(),
    /** The run that it belonged to, of a learner who began again; then nobody is named beside it (RUN-1). */
    endedEnrollmentId: idOf('ended_enrollments', 'cascade').nullable(),
    dueAt: moment(),
    /** Read by the learner. */
    reason: p.text().nullable(),
    grantedBy: idOf('users', 'set null').nullable(),
    grantedAt: createdAt(),
  },
});

export class Extension extends ExtensionSchema.class {}
ExtensionSchema.setClass(Extension);
