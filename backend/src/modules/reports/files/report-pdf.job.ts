import type { Language } from '@masar/i18n';
import { limitedJob } from '#platform/limited-work/limited-job';
import type { PrintedReport } from './report-pdf.js';

interface Order {
  report: PrintedReport;
  language: Language;
}

/** A report's file. */
export const drawReportPdf = limitedJob(
  import.meta.url,
  'drawReportPdf',
  'papers',
  async ({ report, language }: Order): Promise<Uint8Array> => {
    const { reportPdf } = await import('./report-pdf.js');
    return reportPdf(report, language);
  },
);
