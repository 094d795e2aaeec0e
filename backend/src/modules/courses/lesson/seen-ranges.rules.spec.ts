import { seeableSeconds, seenSeconds, videoLength, withSeen } from './seen-ranges.rules.js';

const range = (from: number, to: number) => ({ from, to });

describe('what was seen of a video', () => {
  it('counts each second once, in whatever order ranges arrive [EVD-1]', () => {
    expect(withSeen([range(0, 10)], [range(5, 20), range(30, 40), range(15, 35)], 1000)).toEqual([range(0, 40)]);
    expect(withSeen([], [range(30, 40), range(0, 10)], 1000)).toEqual([range(0, 10), range(30, 40)]);
    expect(withSeen([range(0, 40)], [range(10, 20)], 0)).toEqual([range(0, 40)]);
  });

  it('grows by no more seconds than there was time for [EVD-1]', () => {
    expect(withSeen([range(0, 10)], [range(0, 3600)], 15)).toEqual([range(0, 25)]);
    expect(withSeen([], [range(90, 100), range(0, 100)], 12)).toEqual([range(0, 2), range(90, 100)]);
    expect(withSeen([], [range(50, 40), range(7, 7)], 100)).toEqual([]);
  });

  it('allows twice the time that passed, and nothing for a clock that went back [EVD-1]', () => {
    const at = (second: number) => new Date(second * 1000);
    expect([seeableSeconds(at(100), at(115)), seeableSeconds(at(100), at(40))]).toEqual([30, 0]);
  });

  it('counts seconds up to the end of the video only [EVD-1]', () => {
    expect(seenSeconds([range(0, 50), range(90, 900)], 100)).toBe(60);
  });

  it('believes a player that a video is shorter down to half of what its author said [EVD-1]', () => {
    expect([videoLength(600, null), videoLength(600, 590), videoLength(600, 1), videoLength(600, 9000)]).toEqual([
      600, 590, 300, 600,
    ]);
    expect([videoLength(null, 200), videoLength(null, 1), videoLength(null, null)]).toEqual([200, 60, 600]);
  });
});
