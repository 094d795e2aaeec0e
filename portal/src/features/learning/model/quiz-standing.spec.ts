import { quizStanding } from './quiz-standing';

const fresh = {
  hasQuestions: true,
  open: ['empty', 'empty'] as ('chosen' | 'empty')[],
  hasBegun: false,
  wasAttempted: false,
  isSending: false,
  hasFailed: false,
};

describe('the questions of a lesson', () => {
  it('ask to be begun, to be decided, to be gone on with, and are answered then [LSN-2]', () => {
    expect(quizStanding(fresh)).toBe('untouched');
    expect(quizStanding({ ...fresh, open: ['empty', 'chosen'] })).toBe('chosen');
    expect(quizStanding({ ...fresh, open: ['empty'], hasBegun: true })).toBe('underway');
    expect(quizStanding({ ...fresh, open: [], hasBegun: true, isSending: true })).toBe('sending');
    expect(quizStanding({ ...fresh, open: [], hasBegun: true })).toBe('answered');
  });

  it('hold nobody up who answered them before, unless they are begun again [LSN-2]', () => {
    expect(quizStanding({ ...fresh, wasAttempted: true })).toBe('answered');
    expect(quizStanding({ ...fresh, open: ['empty'], hasBegun: true, wasAttempted: true })).toBe('underway');
  });

  it('ask to be sent again where that failed [LSN-2]', () => {
    expect(quizStanding({ ...fresh, open: [], hasBegun: true, hasFailed: true })).toBe('unsent');
  });
});
