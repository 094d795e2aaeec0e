import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, moment } from '#platform/database/columns';

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
  properties: {
    id: id(),
    reportType: p.text(),
    generatedBy: idOf('users', 'set null').nullable(),
    parameters: p.json<Record<string, unknown>>().nullable(),
    data: p.json<Record<string, unknown>>().nullable(),
    generatedAt: createdAt(),
    expiresAt: moment().nullable(),
  },
});

export class Report extends ReportSchema.class {}
ReportSchema.setClass(Report);
