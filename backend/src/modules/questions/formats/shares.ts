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

/** Shares that are written without decimals are off by no more. */
const roundedToOnes = 0.5;

/** Where all right ones count the same, but not quite the whole: three times 33. */
function evened(percents: readonly number[]): number[] | undefined {
  const right = percents.filter((percent) => percent > 0);
  const even = Number((100 / right.length).toFixed(5));
  const isEven = right.every((percent) => percent === right[0] && Math.abs(percent - even) <= roundedToOnes);
  return isEven ? percents.map((percent) => (percent > 0 ? even : percent)) : undefined;
}

/** Percent of the points of several right answers: thirds that a file wrote as 33.3 or 33 come to the whole again. */
export function roundedShares(percents: number[]): number[] {
  if (Math.abs(whole(percents) - 100) < 1e-3) return percents;
  const shares = percents.map(meant);
  return Math.abs(whole(shares) - 100) < 1e-3 ? shares : (evened(percents) ?? percents);
}
