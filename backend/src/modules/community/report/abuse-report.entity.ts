import { reportReasons, reportStatuses } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, moment } from '#platform/database/columns';

/** Table `abuse_reports`: what readers object to, once for each post and reader (COM-4). */
export const AbuseReportSchema = defineEntity({
  name: 'AbuseReport',
  tableName: 'abuse_reports',
  indexes: [
    listIndex('abuse_reports', 'reporter_id', 'reporter_id'),
    listIndex('abuse_reports', 'decided_by', 'decided_by'),
    listIndex('abuse_reports', 'status_created_at', 'status, created_at desc, id desc'),
  ],
  uniques: [
    { name: 'abuse_reports_discussion_id_reporter_id_unique', properties: ['discussionId', 'reporterId'] },
    { name: 'abuse_reports_reply_id_reporter_id_unique', properties: ['replyId', 'reporterId'] },
  ],
  checks: [{ name: 'abuse_reports_post_check', expression: 'num_nonnulls(discussion_id, reply_id) = 1' }],
  properties: {
    id: id(),
    discussionId: idOf('discussions', 'cascade').nullable(),
    replyId: idOf('replies', 'cascade').nullable(),
    reporterId: idOf('users', 'set null').nullable(),
    reason: p.enum(reportReasons),
    note: p.text().nullable(),
    /** As it read at that moment: its author may edit or delete it. */
    reportedText: p.text(),
    status: p.enum(reportStatuses).default('open'),
    /** What the moderators answered. */
    outcome: p.text().nullable(),
    decidedBy: idOf('users', 'set null').nullable(),
    decidedAt: moment().nullable(),
    createdAt: createdAt(),
  },
});

export class AbuseReport extends AbuseReportSchema.class {}
AbuseReportSchema.setClass(AbuseReport);
