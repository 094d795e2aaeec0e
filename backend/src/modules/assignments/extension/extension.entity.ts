import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, moment } from '#platform/database/columns';

/** Table `assignment_extensions`: a later day for one person (ASG-1). */
export const ExtensionSchema = defineEntity({
  name: 'Extension',
  tableName: 'assignment_extensions',
  indexes: [
    { name: 'assignment_extensions_user_id_index', properties: ['userId'] },
    { name: 'assignment_extensions_granted_by_index', properties: ['grantedBy'] },
  ],
  uniques: [{ name: 'assignment_extensions_assignment_id_user_id_unique', properties: ['assignmentId', 'userId'] }],
  properties: {
    id: id(),
    assignmentId: idOf('assignments', 'cascade'),
    userId: idOf('users', 'cascade'),
    dueAt: moment(),
    /** Read by the learner. */
    reason: p.text().nullable(),
    grantedBy: idOf('users', 'set null').nullable(),
    grantedAt: createdAt(),
  },
});

export class Extension extends ExtensionSchema.class {}
ExtensionSchema.setClass(Extension);
