import { drawingLacks, examinedGrade, strongestEvidence } from './evidence.ts';

describe('evidence of a certificate', () => {
  it('is the strongest that any part of the course gives, and C where none gives more [EVD-4]', () => {
    expect(strongestEvidence([])).toBe('C');
    expect(strongestEvidence(['C', 'B'])).toBe('B');
    expect(strongestEvidence(['B', 'A', 'C'])).toBe('A');
  });

  it('has a grade where somebody examined it, and none as participation or from before kinds were told [EVD-4]', () => {
    const graded = (['A', 'B', 'C', null] as const).map((evidence) => examinedGrade(evidence, '94.45'));
    expect(graded).toEqual(['94.45', '94.45', null, null]);
  });
});

describe('a paper proves by drawing', () => {
  const rules = { attempts: 3, pauseMinutes: 10, luck: 0.05 };
  const paper = { asked: 10, drawn: 10, proving: 10, drawnFrom: 60, passMark: 60, ...rules };

  it('from ten questions on that cannot be guessed, drawn from six times as many, from a pass mark of 60 on [EVD-8]', () => {
    expect(drawingLacks(paper)).toEqual([]);
    expect(drawingLacks({ ...paper, attempts: 1, pauseMinutes: 0 })).toEqual([]);
    expect(drawingLacks({ ...paper, asked: 12, drawn: 12, proving: 11, drawnFrom: 66, passMark: 70 })).toEqual([]);
  });

  it.each([
    [{ ...paper, asked: 9, drawn: 9, proving: 9 }, 'few-questions'],
    [{ ...paper, proving: 9 }, 'few-questions'],
    [{ ...paper, drawnFrom: 59 }, 'small-bank'],
    [{ ...paper, asked: 11 }, 'fixed-questions'],
    [{ ...paper, passMark: 59.99 }, 'low-pass-mark'],
    [{ ...paper, attempts: 4 }, 'many-attempts'],
    [{ ...paper, pauseMinutes: 9 }, 'short-pause'],
    [{ ...paper, luck: 0.051 }, 'by-luck'],
  ])('and not below any bound: %j lacks %s [EVD-8]', (weaker, lack) => {
    expect(drawingLacks(weaker)).toEqual([lack]);
  });

  it('lacks all where it draws nothing [EVD-8]', () => {
    expect(drawingLacks({ ...paper, asked: 3, drawn: 0, proving: 0, drawnFrom: 0, passMark: 50, luck: 1 })).toEqual([
      'fixed-questions',
      'few-questions',
      'small-bank',
      'low-pass-mark',
    ]);
  });
});
