import { defineEntity } from '@mikro-orm/core';
import { createdAt, id, idOf } from '#platform/database/columns';

/** Table `assignment_group_members`: who is in which group; everybody in one at most for each assignment (ASG-1). */
export const GroupMemberSchema = defineEntity({
  name: 'AssignmentGroupMember',
  tableName: 'assignment_group_members',
  indexes: [
    { name: 'assignment_group_members_group_id_index', properties: ['groupId'] },
    { name: 'assignment_group_members_user_id_index', properties: ['userId'] },
  ],
  uniques: [{ name: 'assignment_group_members_assignment_id_user_id_unique', properties: ['assignmentId', 'userId'] }],
  properties: {
    id: id(),
    assignmentId: idOf('assignments', 'cascade'),
    groupId: idOf('assignment_groups', 'cascade'),
    userId: idOf('users', 'cascade'),
    addedAt: createdAt(),
  },
});

export class AssignmentGroupMember extends GroupMemberSchema.class {}
GroupMemberSchema.setClass(AssignmentGroupMember);
