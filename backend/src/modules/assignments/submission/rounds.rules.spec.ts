import { nextRound } from './rounds.rules.js';

const draft = (round: number) => ({ round, state: 'draft' }) as const;
const waiting = (round: number) => ({ round, state: 'waiting' }) as const;
const marked = (round: number, hasPassed = false) => ({ round, state: 'marked', hasPassed }) as const;
const returned = (round: number) => ({ round, state: 'returned' }) as const;

describe('the rounds of work', () => {
  it('go from draft to waiting, one at a time [ASG-1]', () => {
    expect(nextRound([], 0)).toEqual({ state: 'begins', round: 1 });
    expect(nextRound([draft(1)], 0)).toEqual({ state: 'open' });
    expect(nextRound([waiting(1)], 5)).toEqual({ state: 'waits' });
  });

  it('end with a pass, or with the last resubmission [ASG-1]', () => {
    expect(nextRound([marked(1, true)], 5)).toEqual({ state: 'passed' });
    expect(nextRound([marked(1)], 0)).toEqual({ state: 'none-left' });
    expect(nextRound([marked(1)], 1)).toEqual({ state: 'begins', round: 2 });
    expect(nextRound([marked(2), marked(1)], 1)).toEqual({ state: 'none-left' });
  });

  it('go on after work was handed back, which costs no resubmission [ASG-1]', () => {
    expect(nextRound([returned(1)], 0)).toEqual({ state: 'begins', round: 2 });
    expect(nextRound([marked(2), returned(1)], 1)).toEqual({ state: 'begins', round: 3 });
  });
});
