import {
  type ChosenLevel,
  type PeerFlag,
  peerReviewLimits,
  rubricMaximum,
  rubricPoints,
  type RubricRow,
} from '@masar/domain';

export interface CountedReview {
  levels: ChosenLevel[];
  points: number;
  isDropped: boolean;
  isReported: boolean;
}

export interface PeerResult {
  /** The median of each criterion; null without a review that counts. */
  levels: ChosenLevel[] | null;
  points: number | null;
  maximum: number;
  /** Between the most and the fewest points, in percent of the maximum. */
  spread: number | null;
  /** Of each review, in the order in which they came, whether it is far from the median. */
  outliers: boolean[];
  flags: PeerFlag[];
}

/**
 * What the reviews of a piece of work come to: the median of each criterion, of two in the middle the one with fewer
 * points, so that it is always a level that somebody chose. Reviews that were dropped count for nothing (ASG-2).
 */
export function peerResult(
  rubric: readonly RubricRow[],
  reviews: readonly CountedReview[],
  wanted: number,
): PeerResult {
  const maximum = rubricMaximum(rubric);
  const counted = reviews.filter(({ isDropped }) => !isDropped);
  const levels = counted.length === 0 ? null : rubric.map((row, place) => medianOf(row, place, counted));
  const points = levels && (rubricPoints(rubric, levels) ?? null);
  const isOutlier = ({ points: given, isDropped }: CountedReview) =>
    !isDropped && points !== null && Math.abs(given - points) * 100 > peerReviewLimits.outlierPercent * maximum;
  const outliers = reviews.map(isOutlier);
  const given = counted.map((review) => review.points);
  const flags: PeerFlag[] = [];
  if (counted.length < wanted) flags.push('few');
  if (outliers.includes(true)) flags.push('outlier');
  if (counted.some(({ isReported }) => isReported)) flags.push('reported');
  const spread = levels ? Math.round(((Math.max(...given) - Math.min(...given)) * 100) / maximum) : null;
  return { levels, points, maximum, spread, outliers, flags };
}

function medianOf(row: RubricRow, place: number, reviews: readonly CountedReview[]): ChosenLevel {
  const chosen = reviews
    .map(({ levels }) => levels.find((one) => one.row === place)?.level ?? 0)
    .sort((one, other) => pointsOf(row, one) - pointsOf(row, other) || one - other);
  return { row: place, level: chosen[Math.floor((chosen.length - 1) / 2)]! };
}

const pointsOf = (row: RubricRow, level: number): number => row.levels[level]?.points ?? 0;
