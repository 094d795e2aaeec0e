import { rowsToWalk } from './way-to-found.rules.js';

const of = (rows: number) => () => Promise.resolve(rows);

describe('the way to rows found by words', () => {
  it('sorts all of them while they are few [SCL-1]', async () => {
    expect(await rowsToWalk(25, 97, of(1100))).toBeUndefined();
    expect(await rowsToWalk(25, 3000, of(1_000_000))).toBeUndefined();
  });

  it('goes along the list for a common word, as far for ten times as many people [SCL-1]', async () => {
    expect(await rowsToWalk(25, 8700, of(101_000))).toBe(1161);
    expect(await rowsToWalk(25, 87_000, of(1_010_000))).toBe(1161);
  });

  it('sorts for a page far down [SCL-1]', async () => {
    expect(await rowsToWalk(5000, 8700, of(101_000))).toBeUndefined();
  });

  it('does not ask how long the list is where few are found [SCL-1]', async () => {
    const listed = jest.fn<Promise<number>, []>();
    expect(await rowsToWalk(25, 24, listed)).toBeUndefined();
    expect(listed).not.toHaveBeenCalled();
  });
});
