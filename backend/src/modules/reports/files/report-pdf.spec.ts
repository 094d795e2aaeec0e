import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { periodsBetween } from '../kinds/periods.rules.js';
import { reportKinds } from '../kinds/report-kinds.js';
import { type PrintedReport, reportPdf } from './report-pdf.js';

const days = periodsBetween('day', '2026-01-01', '2026-03-31');
const report: PrintedReport = {
  reportType: 'enrollments',
  from: days[0]!,
  to: days.at(-1)!,
  by: 'day',
  generatedAt: '2026-04-01T09:00:00Z',
  table: {
    measures: [...reportKinds.enrollments.measures],
    rows: days.map((key, index) => ({ key, name: null, values: [String(index), '1', null] })),
    totals: ['4005', '87', '3'],
    narrowedTo: [{ ar: 'أساسيات C++ (الجزء 2)', en: 'C++ basics (part 2)' }],
    isShortened: false,
  },
};

const hasExtractor = spawnSync('pdftotext', ['-v']).error === undefined;

/** What copying gives, page by page, without marks of direction and vowels: the tool adds those and misplaces these. */
function pagesOf(bytes: Buffer): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'masar-report-'));
  try {
    writeFileSync(join(folder, 'report.pdf'), bytes);
    const { stdout } = spawnSync('pdftotext', [join(folder, 'report.pdf'), '-'], { encoding: 'utf8' });
    return stdout
      .replace(/[\u202A-\u202E\u2066-\u2069]|\p{M}/gu, '')
      .split('\f')
      .slice(0, -1);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('a report as PDF', () => {
  (hasExtractor ? it : it.skip)(
    'repeats the heading of its table and counts its pages, in Arabic and English (needs pdftotext) [RPT-1]',
    async () => {
      const arabic = pagesOf(await reportPdf(report, 'ar'));
      expect(arabic.length).toBeGreaterThan(2);
      for (const page of arabic)
        for (const words of ['الالتحاقات', 'المتعلمون', 'المدفوعة']) expect(page).toContain(words);
      expect(arabic[0]).toContain('تقرير الالتحاقات');
      expect(arabic[0]).toContain('أساسيات');
      expect(arabic.at(-1)).toContain('المجموع');
      expect(arabic.at(-1)).toContain('4,005');
      const english = pagesOf(await reportPdf(report, 'en'));
      english.forEach((page, index) => expect(page).toMatch(new RegExp(`^${index + 1} ?/ ?${english.length}$`, 'm')));
      expect(english[0]).toContain('1 January 2026 to 31 March 2026');
    },
  );

  it('is drawn without any figure and with names beside bars [RPT-1]', async () => {
    const empty = { ...report, table: { ...report.table, rows: [] } };
    const named = {
      ...report,
      by: 'course' as const,
      table: { ...report.table, rows: [{ key: 'a', name: { ar: 'دورة', en: 'Course' }, values: ['3', '2', null] }] },
    };
    for (const each of [empty, named]) expect((await reportPdf(each, 'ar')).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
