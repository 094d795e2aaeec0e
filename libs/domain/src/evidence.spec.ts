import { provesByDrawing, strongestEvidence } from './evidence.ts';

describe('evidence of a certificate', () => {
  it('is the strongest that any part of the course gives, and C where none gives more [EVD-4]', () => {
    expect(strongestEvidence([])).toBe('C');
    expect(strongestEvidence(['C', 'B'])).toBe('B');
    expect(strongestEvidence(['B', 'A', 'C'])).toBe('A');
  });
});

describe('a paper proves by drawing', () => {
  const paper = { asked: 10, drawn: 10, drawnFrom: 30 };

  it('from ten questions on, drawn from three times as many [EVD-4]', () => {
    expect(provesByDrawing(paper)).toBe(true);
    expect(provesByDrawing({ asked: 12, drawn: 12, drawnFrom: 36 })).toBe(true);
  });

  it.each([
    { asked: 9, drawn: 9, drawnFrom: 90 },
    { ...paper, drawnFrom: 29 },
    { ...paper, asked: 11 },
    { asked: 10, drawn: 0, drawnFrom: 0 },
  ])('and not below either bound, nor beside questions that everybody is asked: %j [EVD-4]', (weaker) => {
    expect(provesByDrawing(weaker)).toBe(false);
  });
});
