import { quizDefaults } from '@masar/domain';
import { attemptsLeft, nextAttempt, showsKey } from './attempts.rules.js';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 9, minute));
const attempts = { used: 0, granted: 0, hasPassed: false, lastEndedAt: null };

describe('attempts at a quiz', () => {
  it('begin at once, and again when the pause is over [EVD-2]', () => {
    const failed = { ...attempts, used: 1, lastEndedAt: at(0) };
    expect(nextAttempt(quizDefaults, attempts, at(0))).toEqual({ state: 'now' });
    expect(nextAttempt(quizDefaults, failed, at(9))).toEqual({ state: 'later', startsAt: at(10) });
    expect(nextAttempt(quizDefaults, failed, at(10))).toEqual({ state: 'now' });
  });

  it('end after the last one, unless the instructor granted more [EVD-2]', () => {
    const failed = { ...attempts, used: 3, lastEndedAt: at(0) };
    expect(nextAttempt(quizDefaults, failed, at(30))).toEqual({ state: 'none-left' });
    expect(nextAttempt(quizDefaults, { ...failed, granted: 1 }, at(30))).toEqual({ state: 'now' });
    expect(attemptsLeft(quizDefaults, { ...failed, used: 7 })).toBe(0);
  });

  it('end with passing, and only passing or the last one shows the key [EVD-2]', () => {
    const passed = { ...attempts, used: 1, hasPassed: true, lastEndedAt: at(0) };
    expect(nextAttempt(quizDefaults, passed, at(30))).toEqual({ state: 'passed' });
    const shown = [passed, { ...attempts, used: 3 }, { ...attempts, used: 2 }, attempts];
    expect(shown.map((one) => showsKey(quizDefaults, one))).toEqual([true, true, false, false]);
  });
});
