import { derivedStems } from './derived-words.js';

describe('English words that are made of the same one', () => {
  it.each([
    ['remotely', 'remot'],
    ['evaluat', 'evaluation'],
    ['secur', 'security'],
    ['planner', 'plan'],
    ['cvs', 'cv'],
  ])('%s is looked up as %s too [SRCH-1]', (stem, other) => {
    expect(derivedStems(stem)).toContain(other);
  });

  it('are none of a short word, whose end belongs to it [SRCH-1]', () => {
    expect(derivedStems('flower')).not.toContain('flow');
    expect(derivedStems('تصميم')).toEqual([]);
  });
});
