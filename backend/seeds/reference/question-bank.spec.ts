import { assessedSkillIds } from '@masar/domain';
import { readQuestionBank } from './question-bank.js';

const bank = readQuestionBank();
const of = (skillId: string, kind: string) =>
  bank.filter((question) => question.skillId === skillId && question.kind === kind);

describe('the question bank', () => {
  it('holds quick checks of exactly 3, 2 and 1 questions [ASM-1]', () => {
    expect(assessedSkillIds.map((skill) => of(skill, 'quick').length)).toEqual([3, 2, 1]);
  });

  it('holds at least 40, 20 and 20 questions for placing people [ASM-1]', () => {
    const [web = 0, design = 0, business = 0] = assessedSkillIds.map((skill) => of(skill, 'placement').length);
    expect(web).toBeGreaterThanOrEqual(40);
    expect(design).toBeGreaterThanOrEqual(20);
    expect(business).toBeGreaterThanOrEqual(20);
    expect(bank.every(({ skillId }) => assessedSkillIds.some((id) => id === skillId))).toBe(true);
  });

  it('asks each question once, with four different options, one right, in both languages [ASM-1]', () => {
    expect(new Set(bank.map(({ id }) => id)).size).toBe(bank.length);
    expect(new Set(bank.map(({ stem }) => stem.ar)).size).toBe(bank.length);
    for (const { id, stem, options, rightOptionId, explanation } of bank) {
      const texts = [stem, explanation, ...options];
      expect([id, options.length, new Set(options.map(({ ar }) => ar)).size]).toEqual([id, 4, 4]);
      expect([id, new Set(options.map(({ en }) => en)).size]).toEqual([id, 4]);
      expect(options.map((option) => option.id)).toContain(rightOptionId);
      expect([id, texts.every(({ ar, en }) => ar !== '' && en !== '')]).toEqual([id, true]);
      expect([id, /[ء-ي]/.test(stem.ar) && /[ء-ي]/.test(explanation.ar)]).toEqual([id, true]);
      expect([id, /[ء-ي]/.test(texts.map(({ en }) => en).join(''))]).toEqual([id, false]);
    }
  });

  it('covers the scale of difficulty without a gap of more than a logit [ASM-1]', () => {
    for (const skill of assessedSkillIds) {
      const hardness = of(skill, 'placement')
        .map(({ difficulty }) => difficulty)
        .toSorted((a, b) => a - b);
      expect(hardness[0]).toBeLessThan(-2);
      expect(hardness.at(-1)).toBeGreaterThan(2);
      expect(hardness.every((value, place) => place === 0 || value - (hardness[place - 1] ?? 0) <= 1)).toBe(true);
    }
  });

  it('does not betray the right option by its place or its length [ASM-1]', () => {
    const places = bank.map(({ options, rightOptionId }) => options.findIndex(({ id }) => id === rightOptionId));
    for (const place of [0, 1, 2, 3]) {
      expect(places.filter((one) => one === place).length).toBeGreaterThan(bank.length / 8);
    }
    for (const language of ['ar', 'en'] as const) {
      const longest = bank.filter(({ options, rightOptionId }) => {
        const right = options.find(({ id }) => id === rightOptionId);
        return options.every((option) => option === right || option[language].length < (right?.[language].length ?? 0));
      });
      expect(longest.length).toBeLessThan(bank.length * 0.4);
    }
  });
});
