import { isAttempts, isPassMark, isPause, isTimeLimit, toQuizRules } from './quiz-rules-form';

describe('the rules of a quiz as they are typed', () => {
  it('are read in both scripts of digits [EVD-2]', () => {
    const typed = {
      isPractice: '',
      passMark: '٧٢٫٥',
      attempts: '٤',
      pauseMinutes: '0',
      timeLimitMinutes: '',
      counting: 'mean',
    };
    expect(toQuizRules(typed)).toEqual({
      isPractice: false,
      passMark: '72.50',
      attempts: 4,
      pauseMinutes: 0,
      counting: 'mean',
    });
  });

  it('stay within what the server takes [EVD-2]', () => {
    expect(['1', '100', '70.25', '٥٠'].every(isPassMark)).toBe(true);
    expect(['', '0', '101', '70.255', 'كلها'].some(isPassMark)).toBe(false);
    expect([isAttempts('20'), isAttempts('21'), isAttempts('0'), isAttempts('1.5')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([isPause('0'), isPause('10080'), isPause('-1'), isPause('')]).toEqual([true, true, false, false]);
    expect([isTimeLimit(''), isTimeLimit('480'), isTimeLimit('481')]).toEqual([true, true, false]);
  });
});
