import { questionSign } from './question.rules.js';

describe('a quiz question', () => {
  it.each([
    ['too_hard', { answers: 10, right: 2, discrimination: 0.4 }],
    ['too_easy', { answers: 100, right: 96, discrimination: 0.1 }],
    ['misleading', { answers: 40, right: 4, discrimination: -0.2 }],
    [null, { answers: 10, right: 3, discrimination: 0.2 }],
    [null, { answers: 100, right: 95, discrimination: null }],
    [null, { answers: 9, right: 0, discrimination: null }],
  ])('is %s by %j [ANL-2]', (sign, outcome) => {
    expect(questionSign(outcome)).toBe(sign);
  });
});
