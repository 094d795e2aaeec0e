import type { Language } from '@masar/i18n';
import { makePdf } from '#platform/pdf/pdf-file';
import type { Grouping, ReportData, ReportType } from '../report.words.js';
import { ReportPage } from './report-page.js';
import { reportTexts } from './report-texts.js';

/** What stands on paper. */
export interface PrintedReport {
  reportType: ReportType;
  from: string;
  to: string;
  by: Grouping;
  generatedAt: string;
  table: ReportData;
}

/** A report on upright A4 pages, in Arabic or English (RPT-1). */
export const reportPdf = (report: PrintedReport, language: Language): Promise<Buffer> =>
  makePdf(
    {
      title: `${reportTexts[language].title(report.reportType)}: ${reportTexts[language].period(report.from, report.to)}`,
      language,
      layout: 'portrait',
      date: new Date(report.generatedAt),
    },
    (document) => new ReportPage(document, language).draw(report),
  );
