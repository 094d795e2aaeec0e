import { givenCourseRights } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex } from '#platform/database/columns';

/**
 * Table `course_invitations`: rights in courses that wait until whoever has the address takes them (CRS-14). One for
 * each address and course; it is gone once it was answered or taken back.
 */
export const CourseInvitationSchema = defineEntity({
  name: 'CourseInvitation',
  tableName: 'course_invitations',
  indexes: [
    listIndex('course_invitations', 'email', 'email'),
    listIndex('course_invitations', 'invited_by', 'invited_by'),
  ],
  uniques: [{ name: 'course_invitations_course_id_email_unique', properties: ['courseId', 'email'] }],
  properties: {
    id: id(),
    courseId: idOf('courses', 'cascade'),
    email: p.text(),
    right: p.enum(givenCourseRights),
    /** Absent once that account is gone. */
    invitedBy: idOf('users', 'set null').nullable(),
    createdAt: createdAt(),
  },
});
