/** One judged answer to a question, as a paper hands it on (QB-4). */
export interface GradedAnswer {
  /** Share of the points, 0 to 1. */
  share: number;
  /** What the same attempt earned with all of its other questions, 0 to 1; `null` where it had no other. */
  rest: number | null;
  /** Ids of what was chosen; empty for kinds without options. */
  chosen: readonly string[];
  /** Time on the question in seconds; `null` where it is not known. */
  seconds: number | null;
}

export const itemFlags = ['too-easy', 'too-hard', 'backwards'] as const;
export type ItemFlag = (typeof itemFlags)[number];

export interface ItemStatistics {
  tries: number;
  /** Mean share of the points; `null` without tries. */
  shareCorrect: number | null;
  /** Correlation with the rest of the paper, -1 to 1 (point-biserial for right or wrong); `null` where nothing varies. */
  discrimination: number | null;
  /** How often each part was chosen. */
  chosen: Record<string, number>;
  medianSeconds: number | null;
  flags: ItemFlag[];
}

/** Limits of the flags (QB-4), and how many answers have to be there before any is raised. */
export const itemFlagLimits = { tooEasyAbove: 0.95, tooHardBelow: 0.2, backwardsBelow: 0, fewestTries: 5 } as const;

/** What the answers say about their question (QB-4). */
export function itemStatistics(answers: readonly GradedAnswer[]): ItemStatistics {
  const shareCorrect = answers.length === 0 ? null : mean(answers.map(({ share }) => share));
  const compared = answers.filter((answer): answer is GradedAnswer & { rest: number } => answer.rest !== null);
  const discrimination = correlation(
    compared.map(({ share }) => share),
    compared.map(({ rest }) => rest),
  );
  const chosen: Record<string, number> = {};
  for (const id of answers.flatMap((answer) => [...new Set(answer.chosen)])) chosen[id] = (chosen[id] ?? 0) + 1;
  const medianSeconds = median(answers.map(({ seconds }) => seconds).filter((seconds) => seconds !== null));
  const flags = answers.length < itemFlagLimits.fewestTries ? [] : flagsOf(shareCorrect, discrimination);
  return { tries: answers.length, shareCorrect, discrimination, chosen, medianSeconds, flags };
}

function flagsOf(shareCorrect: number | null, discrimination: number | null): ItemFlag[] {
  return [
    ...(shareCorrect !== null && shareCorrect > itemFlagLimits.tooEasyAbove ? (['too-easy'] as const) : []),
    ...(shareCorrect !== null && shareCorrect < itemFlagLimits.tooHardBelow ? (['too-hard'] as const) : []),
    ...(discrimination !== null && discrimination < itemFlagLimits.backwardsBelow - 1e-9
      ? (['backwards'] as const)
      : []),
  ];
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Pearson's, in two passes so that close values lose no digits. */
function correlation(ones: readonly number[], others: readonly number[]): number | null {
  if (ones.length < 2) return null;
  const [oneMean, otherMean] = [mean(ones), mean(others)];
  let together = 0;
  let oneSpread = 0;
  let otherSpread = 0;
  ones.forEach((one, at) => {
    const [fromOne, fromOther] = [one - oneMean, others[at]! - otherMean];
    together += fromOne * fromOther;
    oneSpread += fromOne * fromOne;
    otherSpread += fromOther * fromOther;
  });
  // What differs by roundings alone does not vary.
  if (oneSpread < 1e-18 * ones.length || otherSpread < 1e-18 * ones.length) return null;
  return Math.min(1, Math.max(-1, together / Math.sqrt(oneSpread * otherSpread)));
}

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
