import { extendedTerms, latenessAt, rubricMaximum, rubricPoints, type RubricRow, workScore } from './assignments.ts';

const row = (...points: number[]): RubricRow => ({
  titleAr: 'معيار',
  titleEn: 'Criterion',
  levels: points.map((each) => ({ titleAr: 'مستوى', titleEn: 'Level', points: each })),
});
const rubric = [row(0, 2, 5), row(0, 3)];
const at = (text: string) => new Date(`2026-05-${text}Z`);
const terms = { dueAt: at('10T20:00:00'), lateRule: 'accepted', acceptedUntil: at('13T20:00:00') } as const;

describe('a rubric', () => {
  it('gives the points of one level for each row [ASG-2]', () => {
    expect(rubricMaximum(rubric)).toBe(8);
    expect(
      rubricPoints(rubric, [
        { row: 1, level: 1 },
        { row: 0, level: 1 },
      ]),
    ).toBe(5);
  });

  it.each([
    ['a row is missing', [{ row: 0, level: 0 }]],
    [
      'a row stands twice',
      [
        { row: 0, level: 0 },
        { row: 0, level: 1 },
      ],
    ],
    [
      'a row is unknown',
      [
        { row: 0, level: 0 },
        { row: 2, level: 0 },
      ],
    ],
    [
      'a level is unknown',
      [
        { row: 0, level: 3 },
        { row: 1, level: 0 },
      ],
    ],
  ])('gives nothing when %s [ASG-2]', (_, chosen) => {
    expect(rubricPoints(rubric, chosen)).toBeUndefined();
  });
});

describe('the score of work', () => {
  it('is the share of the points, to the hundredth, halves up [ASG-2]', () => {
    const late = { days: 0, percentPerDay: '10.00' };
    expect(workScore(1, 3, late)).toBe('33.33');
    expect(workScore(2, 3, late)).toBe('66.67');
    expect(workScore(1, 16, late)).toBe('6.25');
    expect(workScore(1, 800, late)).toBe('0.13');
  });

  it('loses what each begun day late costs, and never falls below nothing [ASG-1]', () => {
    expect(workScore(8, 8, { days: 2, percentPerDay: '12.50' })).toBe('75.00');
    expect(workScore(8, 8, { days: 9, percentPerDay: '12.50' })).toBe('0.00');
  });
});

describe('the day of an assignment', () => {
  it('counts begun days behind it and refuses what comes too late [ASG-1]', () => {
    expect(latenessAt(terms, at('10T20:00:00'))).toEqual({ daysLate: 0, isRefused: false });
    expect(latenessAt(terms, at('10T20:00:01'))).toEqual({ daysLate: 1, isRefused: false });
    expect(latenessAt(terms, at('12T20:00:01'))).toEqual({ daysLate: 3, isRefused: false });
    expect(latenessAt(terms, at('13T20:00:01'))).toEqual({ daysLate: 4, isRefused: true });
    expect(latenessAt({ ...terms, lateRule: 'refused' }, at('10T20:00:01')).isRefused).toBe(true);
    expect(latenessAt({ ...terms, acceptedUntil: null }, at('30T20:00:00')).isRefused).toBe(false);
    expect(latenessAt({ ...terms, dueAt: null }, at('30T20:00:00'))).toEqual({ daysLate: 0, isRefused: false });
  });

  it('is later for who has an extension, never earlier [ASG-1]', () => {
    expect(extendedTerms(terms, at('20T20:00:00'))).toEqual({
      ...terms,
      dueAt: at('20T20:00:00'),
      acceptedUntil: at('20T20:00:00'),
    });
    expect(extendedTerms(terms, at('01T20:00:00'))).toEqual(terms);
    expect(extendedTerms(terms, null)).toEqual(terms);
  });
});
