import {
  bundleLossTexts,
  bundleOutcomeTexts,
  bundlePartTexts,
  bundleRowTexts,
  bundleStateTexts,
} from './import-parts.messages.ts';
import type { Language } from './language.ts';
import { eachLanguage } from './messages.ts';

/** What a course's bundle carries beside its lessons, by the names of the parts that this version knows (CRS-5). */
export const bundlePartNames = ['questions', 'assignments', 'grades'] as const;
export type BundlePartName = (typeof bundlePartNames)[number];

/** What becomes of a part: taken in, or left because nobody here knows it, or only an older form of it. */
export const bundlePartStates = ['taken', 'unknown', 'newer'] as const;
export type BundlePartState = (typeof bundlePartStates)[number];

/** What a row of an import's table is about. */
export const bundleRowKinds = ['bank', 'quiz', 'final', 'assignment', 'category', 'item'] as const;
export type BundleRowKind = (typeof bundleRowKinds)[number];

/** What becomes of it; `kept` is what stays as it is although the bundle says something else or nothing. */
export const bundleRowOutcomes = ['created', 'updated', 'unchanged', 'kept', 'removed', 'left-out'] as const;
export type BundleRowOutcome = (typeof bundleRowOutcomes)[number];

/** What is not taken over as the bundle says it, or stays although the bundle lacks it. */
export const bundleLossReasons = [
  'skill',
  'draw-skill',
  'picture',
  'hotspot-picture',
  'unfit-picture',
  'unused-picture',
  'withheld',
  'linked',
  'archived',
  'past-day',
  'group-fixed',
  'has-work',
  'has-marks',
  'marks-above',
  'not-graded',
] as const;
export type BundleLossReason = (typeof bundleLossReasons)[number];

interface PartTexts {
  parts: Record<BundlePartName, string>;
  states: Record<Exclude<BundlePartState, 'taken'>, string>;
  kinds: Record<BundleRowKind, string>;
  outcomes: Record<BundleRowOutcome, string>;
  losses: Record<BundleLossReason, string>;
}

/** How the parts of a bundle, and what becomes of them, are called to authors. */
export const importParts: Record<Language, PartTexts> = /* @__PURE__ */ eachLanguage((language) => ({
  parts: bundlePartTexts[language],
  states: bundleStateTexts[language],
  kinds: bundleRowTexts[language],
  outcomes: bundleOutcomeTexts[language],
  losses: bundleLossTexts[language],
}));
