import { languages } from '@masar/i18n';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, updatedAt } from '#platform/database/columns';
import { reportTypes } from '../report.words.js';
import { cadences, type ScheduledParameters } from './schedule.words.js';

/** Table `report_schedules`: reports that are made after each week or month and told by mail (RPT-1). */
export const ReportScheduleSchema = defineEntity({
  name: 'ReportSchedule',
  tableName: 'report_schedules',
  indexes: [
    listIndex('report_schedules', 'created_by', 'created_by'),
    listIndex('report_schedules', 'created_at', 'created_at desc, id desc'),
  ],
  properties: {
    id: id(),
    reportType: p.enum(reportTypes),
    parameters: p.json<ScheduledParameters>(),
    cadence: p.enum(cadences),
    language: p.enum(languages).default('ar'),
    /** Accounts; who is no administrator any more gets no mail. */
    recipientIds: p.json<string[]>(),
    createdBy: idOf('users', 'set null').nullable(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});

export class ReportSchedule extends ReportScheduleSchema.class {}
ReportScheduleSchema.setClass(ReportSchedule);
