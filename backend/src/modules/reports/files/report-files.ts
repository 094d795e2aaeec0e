import type { Language } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { LimitedWork } from '#platform/limited-work/limited-work';
import type { PlatformReportResponse } from '../report/report.response.js';
import { ReportNotReady } from '../reports.errors.js';
import { fileName, reportCsv } from './report-csv.js';
import { drawReportPdf } from './report-pdf.job.js';

export interface ReportFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** A report to take away. */
@Injectable()
export class ReportFiles {
  constructor(private readonly work: LimitedWork) {}

  async make(report: PlatformReportResponse, format: 'csv' | 'pdf', language: Language): Promise<ReportFile> {
    const { table, reportType, by } = report;
    if (!table) throw new ReportNotReady();
    const name = fileName(reportType, report, format);
    if (format === 'pdf') {
      const bytes = await this.work.draw(drawReportPdf, { report: { ...report, table }, language });
      return { name, type: 'application/pdf', bytes: Buffer.from(bytes) };
    }
    return { name, type: 'text/csv; charset=utf-8', bytes: Buffer.from(reportCsv(table, by, language)) };
  }
}
