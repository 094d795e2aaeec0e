/** Shares that have no end in decimals. */
const endless = [3, 6, 7, 9, 11, 12, 13, 14].flatMap((parts) =>
  Array.from({ length: parts - 1 }, (_, at) => Number((((at + 1) * 100) / parts).toFixed(5))),
);
const meant = (percent: number): number => {
  const share = endless.find((each) => Math.abs(each - Math.abs(percent)) < 0.05);
  return share === undefined ? percent : Math.sign(percent) * share;
};
const whole = (shares: readonly number[]): number =>
  shares.filter((share) => share > 0).reduce((sum, one) => sum + one, 0);

/** Percent of the points of several right answers: thirds that a file wrote as 33.3 come to the whole again. */
export function roundedShares(percents: number[]): number[] {
  if (Math.abs(whole(percents) - 100) < 1e-3) return percents;
  const shares = percents.map(meant);
  return Math.abs(whole(shares) - 100) < 1e-3 ? shares : percents;
}
