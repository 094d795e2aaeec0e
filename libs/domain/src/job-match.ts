import type { Difficulty } from './catalogue.ts';
import type { ExperienceLevel } from './postings.ts';
import type { SkillSource } from './skills/index.ts';

/**
 * How much a source is believed: what was tested counts whole, what somebody says of themselves least. A course counts as
 * much as a statement, and whole as far as a certificate of achievement shows it (JOB-2, EVD-4).
 */
export const sourceTrust: Record<SkillSource, number> = {
  assessed: 1,
  project: 0.95,
  course: 0.8,
  'self-stated': 0.8,
};
const achievementTrust = 1;

/** The level of a skill, 1 to 5, that a vacancy of each kind needs. */
export const neededLevel: Record<ExperienceLevel, number> = { entry: 2, mid: 3, senior: 4 };

/** The level that a course of each difficulty leads to. */
export const taughtLevel: Record<Difficulty, number> = { beginner: 2, intermediate: 3, advanced: 4 };

/** What is nice to have weighs less than what is required. */
export const skillWeight = { required: 1, nice: 0.4 } as const;

/** Of the weight of a relation, so much counts: being near is never as good as being able. */
export const relatedShare = 0.6;

export interface WantedSkill {
  skill: string;
  /** 1 to 5. */
  level: number;
  weight: number;
}

export interface OwnSkill {
  skill: string;
  /** 1 to 5. */
  level: number;
  source: SkillSource;
  /** Of a course: up to which level certificates of achievement show it. */
  achievedLevel?: number | null;
}

/** How near one skill is to another, 0 to 1; 0 where they have nothing to do with each other. */
export type Nearness = (held: string, wanted: string) => number;

/** What a person brings for one wanted skill. */
export interface SkillFit extends WantedSkill {
  /** 0 to 1. */
  credit: number;
  /** The own skill that it comes from; absent where nothing helps. */
  from?: OwnSkill;
}

export interface JobMatch {
  /** 0 to 1, three decimals. */
  score: number;
  fits: SkillFit[];
}

const unrelated: Nearness = () => 0;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Credit of one own skill for a wanted one: as near as it is, as high as its level reaches, as far as it is believed. */
function creditOf(own: OwnSkill, wanted: WantedSkill, nearness: Nearness): number {
  const near = own.skill === wanted.skill ? 1 : relatedShare * nearness(own.skill, wanted.skill);
  const reached = (level: number) => Math.min(1, level / wanted.level);
  const believed = reached(own.level) * sourceTrust[own.source];
  return near * Math.max(believed, reached(own.achievedLevel ?? 0) * achievementTrust);
}

function fitOf(wanted: WantedSkill, own: readonly OwnSkill[], nearness: Nearness): SkillFit {
  let best: SkillFit = { ...wanted, credit: 0 };
  for (const each of own) {
    const credit = creditOf(each, wanted, nearness);
    if (credit > best.credit) best = { ...wanted, credit, from: each };
  }
  return best;
}

/** The share of the wanted weight that a person brings; docs/guides/job-matching.md explains it (JOB-2). */
export function matchJob(
  wanted: readonly WantedSkill[],
  own: readonly OwnSkill[],
  nearness: Nearness = unrelated,
): JobMatch {
  const fits = wanted.map((each) => fitOf(each, own, nearness));
  const total = wanted.reduce((sum, { weight }) => sum + weight, 0);
  const earned = fits.reduce((sum, { weight, credit }) => sum + weight * credit, 0);
  return { score: total === 0 ? 0 : rounded(earned / total), fits };
}

/** The score once a course or project has taught its skills. */
export const scoreAfter = (
  wanted: readonly WantedSkill[],
  own: readonly OwnSkill[],
  taught: readonly OwnSkill[],
  nearness: Nearness = unrelated,
): number => matchJob(wanted, [...own, ...taught], nearness).score;

/** Skills that the person does not have themselves, however near others are. */
export const isMissing = ({ skill, from }: SkillFit): boolean => from?.skill !== skill;
