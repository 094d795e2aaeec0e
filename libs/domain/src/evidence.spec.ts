import { strongestEvidence } from './evidence.ts';

describe('evidence of a certificate', () => {
  it('is the strongest that any part of the course gives, and C where none gives more [EVD-4]', () => {
    expect(strongestEvidence([])).toBe('C');
    expect(strongestEvidence(['C', 'B'])).toBe('B');
    expect(strongestEvidence(['B', 'A', 'C'])).toBe('A');
  });
});
