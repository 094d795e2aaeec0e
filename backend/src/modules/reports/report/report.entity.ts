import { languages } from '@masar/i18n';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, moment } from '#platform/database/columns';
import { type ReportData, type ReportParameters, reportStatuses, reportTypes } from '../report.words.js';

/** Table `reports`: figures computed in the background and kept for a while (spec 3; RPT-1). */
export const ReportSchema = defineEntity({
  name: 'Report',
  tableName: 'reports',
  indexes: [
    listIndex('reports', 'generated_by', 'generated_by, generated_at desc, id desc'),
    listIndex('reports', 'report_type_generated_at', 'report_type, generated_at desc, id desc'),
    listIndex('reports', 'generated_at', 'generated_at desc, id desc'),
    listIndex('reports', 'expires_at', 'expires_at'),
  ],
  // One for each schedule and period, however many processes look.
  uniques: [{ name: 'reports_schedule_id_period_unique', properties: ['scheduleId', 'scheduledFor'] }],
  checks: [{ name: 'reports_percent_check', expression: 'percent >= 0 and percent <= 100' }],
  properties: {
    id: id(),
    reportType: p.enum(reportTypes),
    generatedBy: idOf('users', 'set null').nullable(),
    parameters: p.json<ReportParameters>().nullable(),
    data: p.json<ReportData>().nullable(),
    /** When it was asked for; once it is done, when that was. */
    generatedAt: createdAt(),
    expiresAt: moment().nullable(),
    status: p.enum(reportStatuses).default('queued'),
    percent: p.integer().default(0),
    /** In which language its files are offered first; the reader's where empty. */
    language: p.enum(languages).nullable(),
    /** When whoever makes it last gave a sign of life. */
    seenAt: createdAt(),
    scheduleId: idOf('report_schedules', 'set null').nullable(),
    /** First day of the schedule's period, as `2026-05-01`. */
    scheduledFor: p.text().nullable(),
  },
});

export class Report extends ReportSchema.class {}
ReportSchema.setClass(Report);
