import { daysUntil, lineIn } from './job-text';

const job = {
  companyName: 'شركة الرافد',
  companyNameEn: 'Al-Rafid',
  location: 'بغداد',
  locationEn: null,
  salaryRange: null,
  salaryRangeEn: null,
};

describe('a line of a vacancy', () => {
  it('is read in the language of the interface, as written where nobody translated it [JOB-1]', () => {
    expect(lineIn(job, 'companyName', 'ar')).toBe('شركة الرافد');
    expect(lineIn(job, 'companyName', 'en')).toBe('Al-Rafid');
    expect(lineIn(job, 'location', 'en')).toBe('بغداد');
    expect(lineIn(job, 'salaryRange', 'ar')).toBeNull();
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
