import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf } from '#platform/database/columns';

/** Table `assignment_groups`: learners who hand in together (ASG-1). */
export const GroupSchema = defineEntity({
  name: 'AssignmentGroup',
  tableName: 'assignment_groups',
  uniques: [{ name: 'assignment_groups_assignment_id_number_unique', properties: ['assignmentId', 'number'] }],
  checks: [{ name: 'assignment_groups_number_check', expression: 'number > 0' }],
  properties: {
    id: id(),
    assignmentId: idOf('assignments', 'cascade'),
    /** By which people speak of it, from 1. */
    number: p.integer(),
    createdAt: createdAt(),
  },
});

export class AssignmentGroup extends GroupSchema.class {}
GroupSchema.setClass(AssignmentGroup);
