import type { Language } from '@masar/i18n';
import { limitedJob } from '#platform/limited-work/limited-job';
import { type PrintedReport, reportPdf } from './report-pdf.js';

interface Order {
  report: PrintedReport;
  language: Language;
}

/** A report's file. */
export const drawReportPdf = limitedJob(
  import.meta.url,
  'drawReportPdf',
  'own',
  ({ report, language }: Order): Promise<Uint8Array> => reportPdf(report, language),
);
