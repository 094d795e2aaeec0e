import { type Candidate, difficultyAfter, isEnough, mostQuestions, nextQuestion } from './placement.rules.js';
import { chanceOfRight, estimate, placeOnLevel } from './rasch.rules.js';

const bank = (size: number): Candidate[] =>
  Array.from({ length: size }, (_, place) => ({
    id: `q${place}`,
    difficulty: -2.6 + (5.4 * place) / (size - 1),
    isKnown: false,
  }));

/** Numbers that look random and are the same in each run (mulberry32). */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function placed(ability: number, size: number, draw: () => number) {
  let left = bank(size);
  const answers: { difficulty: number; isRight: boolean }[] = [];
  for (;;) {
    const known = estimate(answers);
    if (isEnough(answers, known, mostQuestions(size))) return { ...placeOnLevel(known), known, asked: answers.length };
    const id = nextQuestion(left, known.ability, draw);
    const question = left.find((candidate) => candidate.id === id)!;
    left = left.filter((candidate) => candidate !== question);
    answers.push({
      difficulty: question.difficulty,
      isRight: draw() < chanceOfRight(ability, question.difficulty),
    });
  }
}

describe('nextQuestion', () => {
  it('draws among the three questions nearest to the ability [ASM-1]', () => {
    const drawn = [0, 0.4, 0.99].map((number) => nextQuestion(bank(41), 0, () => number));
    expect(new Set(drawn).size).toBe(3);
    expect(drawn).toEqual(expect.arrayContaining(['q19', 'q20']));
  });

  it('prefers questions that the person has not met, however telling the others are [ASM-1]', () => {
    const met = { id: 'met', difficulty: 0, isKnown: true };
    const fresh = { id: 'fresh', difficulty: 3, isKnown: false };
    expect(nextQuestion([met, fresh], 0, () => 0)).toBe('fresh');
    expect(nextQuestion([met], 0, () => 0)).toBe('met');
    expect(nextQuestion([], 0, () => 0)).toBeNull();
  });
});

describe('the placement test', () => {
  it('asks 10 to 20 questions of a large bank, 16 at most of a small one [ASM-1]', () => {
    expect([mostQuestions(41), mostQuestions(22), mostQuestions(20)]).toEqual([20, 16, 15]);
    const draw = drawing(1);
    const asked = Array.from({ length: 60 }, (_, turn) => placed((turn % 7) - 3, 41, draw).asked);
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...asked)).toBeLessThanOrEqual(20);
  });

  it('places people of known ability on their level or the next, without leaning to a side [ASM-1]', () => {
    const draw = drawing(2);
    const errors: number[] = [];
    for (let turn = 0; turn < 150; turn += 1) {
      const ability = draw() * 4 - 2;
      const { level, known } = placed(ability, 41, draw);
      const right = 1 + [-1.5, -0.5, 0.5, 1.5].filter((end) => ability >= end).length;
      expect(Math.abs(level - right)).toBeLessThanOrEqual(2);
      errors.push(known.ability - ability);
    }
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    const spread = Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length);
    expect(Math.abs(mean)).toBeLessThan(0.1);
    expect(spread).toBeLessThan(0.6);
  });

  it('is as sure as it says: the stated chance of the level comes true [ASM-1]', () => {
    const draw = drawing(3);
    let stated = 0;
    let hits = 0;
    const turns = 250;
    for (let turn = 0; turn < turns; turn += 1) {
      // Abilities spread as the estimate expects them: a normal draw by Box and Muller.
      const ability = Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
      const { level, confidence } = placed(ability, 41, draw);
      stated += confidence / turns;
      if (level === 1 + [-1.5, -0.5, 0.5, 1.5].filter((end) => ability >= end).length) hits += 1;
    }
    expect(Math.abs(hits / turns - stated)).toBeLessThan(0.08);
  });
});

describe('difficultyAfter', () => {
  const question = { difficulty: 0, answersCount: 0 };

  it('falls with a right answer and rises with a wrong one, more where that surprises [ASM-1]', () => {
    expect(difficultyAfter(question, 0.5, true)).toBeCloseTo(-0.125, 6);
    expect(difficultyAfter(question, 0.5, false)).toBeCloseTo(0.125, 6);
    expect(difficultyAfter(question, 0.9, false)).toBeGreaterThan(difficultyAfter(question, 0.1, false));
  });

  it('moves less with each answer and never leaves the scale [ASM-1]', () => {
    expect(difficultyAfter({ difficulty: 0, answersCount: 500 }, 0.5, false)).toBeLessThan(0.02);
    expect(difficultyAfter({ difficulty: 3.95, answersCount: 0 }, 1, false)).toBe(4);
  });

  it('finds the true difficulty of a question that its author misjudged [ASM-1]', () => {
    const draw = drawing(4);
    let difficulty = -1;
    for (let answersCount = 0; answersCount < 1500; answersCount += 1) {
      const ability = draw() * 4 - 2;
      const isRight = draw() < chanceOfRight(ability, 1);
      difficulty = difficultyAfter({ difficulty, answersCount }, chanceOfRight(ability, difficulty), isRight);
    }
    expect(Math.abs(difficulty - 1)).toBeLessThan(0.3);
  });
});
