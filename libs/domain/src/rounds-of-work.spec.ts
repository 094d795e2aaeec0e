import { isAlone, nextRound } from './rounds-of-work.ts';

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

const ofGroup = <Round extends object>(round: Round, tookPart: boolean | null) => ({
  ...round,
  isOfGroup: true,
  tookPart,
});
const alone = <Round extends object>(round: Round) => ({ ...round, isOfGroup: false, tookPart: null });

describe('somebody of a group', () => {
  it('goes on alone once it has passed without them, and not before that was said [ASG-1] [EVD-8]', () => {
    const passed = marked(1, true);
    expect(isAlone([ofGroup(passed, false)], 1)).toBe(true);
    expect(isAlone([ofGroup(passed, true)], 1)).toBe(false);
    expect(isAlone([ofGroup(passed, null)], 1)).toBe(false);
    expect(isAlone([ofGroup(marked(2, true), false), ofGroup(marked(1), true)], 1)).toBe(true);
    expect(nextRound([], 1, 2)).toEqual({ state: 'begins', round: 3 });
  });

  it('goes on alone after rounds that failed without them, once the group has none left [ASG-1] [EVD-8]', () => {
    const failed = ofGroup(marked(1), false);
    expect(isAlone([failed], 1)).toBe(false);
    expect(isAlone([failed], 0)).toBe(true);
    expect(isAlone([ofGroup(marked(2), false), ofGroup(marked(1), true)], 1)).toBe(false);
    expect(isAlone([ofGroup(waiting(2), null), failed], 1)).toBe(false);
  });

  it('goes on alone to the end of the round when the group’s pass counts for them after all [ASG-1]', () => {
    const counts = ofGroup(marked(1, true), true);
    expect(isAlone([alone(draft(2)), counts], 1)).toBe(true);
    expect(isAlone([alone(marked(2)), counts], 1)).toBe(false);
    expect(isAlone([alone(marked(2)), ofGroup(marked(1), false)], 1)).toBe(true);
  });
});
