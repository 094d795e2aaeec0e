import { bulkMessages } from './bulk.messages';
import type { CheckedCode } from './bulk.mutations';
import { resultsCsv } from './results-csv';

const code: CheckedCode = {
  typed: '7k2m',
  outcome: 'superseded',
  verificationCode: '7K2M9QXA4TRDV8HN',
  certificateNumber: 'MSR-2026-000731',
  holderNameAr: '=HYPERLINK("http://x")',
  holderNameEn: 'Sara, Ali',
  courseTitleAr: 'أساسيات React',
  courseTitleEn: 'React basics',
  grade: '95.50',
  evidence: 'C',
  issuedAt: '2026-11-02T09:00:00.000Z',
  supersededByCode: 'AAAA9QXA4TRDV8HN',
};

describe('the results as a file', () => {
  it('opens in spreadsheets with Arabic, and runs nothing [CRT-7] [SEC-6]', () => {
    const csv = resultsCsv({ checkedAt: '2026-11-21T08:30:00.000Z', codes: [code] }, bulkMessages.en);
    const [header, row] = csv.split('\r\n');
    expect(header!.startsWith('\uFEFFCode,Status,Certificate number,Holder (ar)')).toBe(true);
    expect(row).toBe(
      '7K2M9QXA4TRDV8HN,Replaced,MSR-2026-000731,"\'=HYPERLINK(""http://x"")","Sara, Ali",أساسيات React,React basics,' +
        '95.50,2026-11-02T09:00:00.000Z,AAAA9QXA4TRDV8HN,2026-11-21T08:30:00.000Z',
    );
  });
});
