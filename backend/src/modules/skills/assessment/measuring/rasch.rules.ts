import { type SkillLevel, skillLevels } from '@masar/domain';

/**
 * The Rasch model (G. Rasch 1960; B. Wright and M. Stone, Best Test Design, 1979): ability and difficulty lie on one
 * scale in logits, and their difference alone decides how likely a right answer is.
 */
export const chanceOfRight = (ability: number, difficulty: number): number => 1 / (1 + Math.exp(difficulty - ability));

/** What an answer tells about somebody of this ability (Fisher); greatest where the question is as hard as they are able. */
export function information(ability: number, difficulty: number): number {
  const chance = chanceOfRight(ability, difficulty);
  return chance * (1 - chance);
}

export interface Answered {
  /** In logits. */
  difficulty: number;
  isRight: boolean;
}

export interface Estimate {
  /** Logits; 0 is the middle of the scale. */
  ability: number;
  standardError: number;
  /** How likely each of the levels 1 to 5 is; together 1. */
  levelChances: number[];
}

const gridStep = 0.05;
const grid = Array.from({ length: 201 }, (_, place) => -5 + place * gridStep);

/** Below these abilities lie the levels 1, 2, 3 and 4: a level is a logit wide, so that one more is felt. */
const levelEnds = [-1.5, -0.5, 0.5, 1.5];
const levelPlaceOf = (ability: number): number => levelEnds.filter((end) => ability >= end).length;

/**
 * Expected a posteriori over a grid (R. D. Bock and R. Mislevy 1982) with a standard normal prior: unlike maximum
 * likelihood it has an answer from the first question on, also when all were right.
 */
export function estimate(answers: readonly Answered[]): Estimate {
  const weights = grid.map((ability) =>
    Math.exp(answers.reduce((sum, answer) => sum + logLikelihood(ability, answer), (-ability * ability) / 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = (value: (ability: number) => number): number =>
    grid.reduce((sum, ability, place) => sum + value(ability) * (weights[place] ?? 0), 0) / total;
  const ability = mean((point) => point);
  return {
    ability,
    standardError: Math.sqrt(mean((point) => (point - ability) ** 2)),
    levelChances: skillLevels.map((_, place) => mean((point) => (levelPlaceOf(point) === place ? 1 : 0))),
  };
}

function logLikelihood(ability: number, { difficulty, isRight }: Answered): number {
  const chance = chanceOfRight(ability, difficulty);
  return Math.log(isRight ? chance : 1 - chance);
}

/** The level in which the ability lies, and how likely the person really belongs there. */
export function placeOnLevel({ ability, levelChances }: Estimate): { level: SkillLevel; confidence: number } {
  const place = levelPlaceOf(ability);
  return { level: skillLevels[place] ?? 5, confidence: levelChances[place] ?? 0 };
}
