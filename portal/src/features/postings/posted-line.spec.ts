import { daysUntil } from './jobs/days-until';
import { postedLine } from './posted-line';

const job = {
  companyName: 'شركة الرافد',
  companyNameEn: 'Al-Rafid',
  location: 'بغداد',
  locationEn: null,
  salaryRange: null,
  salaryRangeEn: null,
};

describe('a line of a posting', () => {
  it('is read in the language of the interface, as written where nobody translated it [OPP-1] [JOB-1] [SVC-1]', () => {
    expect(postedLine(job, 'companyName', 'ar')).toBe('شركة الرافد');
    expect(postedLine(job, 'companyName', 'en')).toBe('Al-Rafid');
    expect(postedLine(job, 'location', 'en')).toBe('بغداد');
    expect(postedLine(job, 'salaryRange', 'ar')).toBe('');
  });
});

describe('days until a deadline', () => {
  it.each([
    ['2026-11-24T20:59:59.999Z', 3],
    ['2026-11-21T20:59:59.999Z', 0],
    ['2026-11-20T20:59:59.999Z', -1],
  ])('until %s are %i [JOB-1]', (deadline, days) => {
    expect(daysUntil(deadline, new Date('2026-11-21T09:00:00Z'))).toBe(days);
  });
});
