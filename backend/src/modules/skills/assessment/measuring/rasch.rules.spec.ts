import { chanceOfRight, estimate, information, placeOnLevel } from './rasch.rules.js';

const answers = (right: number, wrong: number, difficulty = 0) => [
  ...Array.from({ length: right }, () => ({ difficulty, isRight: true })),
  ...Array.from({ length: wrong }, () => ({ difficulty, isRight: false })),
];

describe('the Rasch model', () => {
  it('gives even chances where ability and difficulty meet, and most information there [ASM-1]', () => {
    expect(chanceOfRight(1.2, 1.2)).toBe(0.5);
    expect(chanceOfRight(2, 0)).toBeCloseTo(0.8808, 4);
    expect(information(0, 0)).toBe(0.25);
    expect(information(0, 2)).toBeLessThan(information(0, 1));
  });

  it('starts in the middle, knowing nothing [ASM-1]', () => {
    const nothing = estimate([]);
    expect(nothing.ability).toBeCloseTo(0, 6);
    expect(nothing.standardError).toBeCloseTo(1, 2);
    expect(nothing.levelChances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
  });

  it('agrees with a reckoning by hand [ASM-1]', () => {
    // One right answer at difficulty 0: mean of x·φ(x)/(1+e^-x), divided by ½.
    expect(estimate(answers(1, 0)).ability).toBeCloseTo(0.4132, 3);
    expect(estimate(answers(0, 1)).ability).toBeCloseTo(-0.4132, 3);
  });

  it('rises with right answers, more with harder ones, and gets surer with each [ASM-1]', () => {
    expect(estimate(answers(8, 2)).ability).toBeGreaterThan(estimate(answers(5, 5)).ability);
    expect(estimate(answers(5, 5, 1)).ability).toBeGreaterThan(estimate(answers(5, 5, 0)).ability);
    expect(estimate(answers(10, 10)).standardError).toBeLessThan(estimate(answers(5, 5)).standardError);
  });

  it('has an answer for people who have everything right or wrong [ASM-1]', () => {
    expect(placeOnLevel(estimate(answers(20, 0, 2))).level).toBe(5);
    expect(placeOnLevel(estimate(answers(0, 20, -2))).level).toBe(1);
    const { level, confidence } = placeOnLevel(estimate(answers(10, 10)));
    expect(level).toBe(3);
    expect(confidence).toBeGreaterThan(0.6);
    expect(confidence).toBeLessThan(0.9);
  });
});
