import { TooManyRequests, Unavailable } from '#platform/errors/platform.errors';
import type { Asker } from './asker.js';
import { Shares } from './shares.js';

const zahra = { person: 'zahra', network: '192.0.2.1' };
const ali = { person: 'ali', network: '192.0.2.1' };
const visitor = { network: '192.0.2.1' };
const elsewhere = { person: 'noor', network: '192.0.2.2' };

describe('shares of something scarce', () => {
  it('are bounded for each person, who is told so and gets more after giving back [REL-10]', () => {
    const shares = new Shares({ ofOne: 10, ofNetwork: 100, inAll: 100 });
    shares.take(zahra, 6);
    expect(() => shares.take(zahra, 5)).toThrow(TooManyRequests);
    shares.take(ali, 10);
    shares.giveBack(zahra, 6);
    expect(() => shares.take(zahra, 10)).not.toThrow();
  });

  it('are bounded for each network, so that several accounts and visitors there leave room for others [REL-10]', () => {
    const shares = new Shares({ ofOne: 10, ofNetwork: 15, inAll: 60, little: 5 });
    shares.take(zahra, 5);
    shares.take(ali, 5);
    shares.take(visitor, 5);
    for (const one of [zahra, visitor]) expect(() => shares.take(one)).toThrow(Unavailable);
    expect(() => shares.take(elsewhere, 5)).not.toThrow();
  });

  it('are bounded in all, whoever asks, the server included [REL-10]', () => {
    const shares = new Shares({ ofOne: 10, ofNetwork: 12, inAll: 12, little: 7 });
    shares.take(undefined, 5);
    shares.take(zahra, 7);
    expect(() => shares.take(elsewhere)).toThrow(Unavailable);
    expect(() => shares.take(undefined)).toThrow(Unavailable);
    shares.giveBack(undefined, 5);
    expect(() => shares.take(elsewhere, 5)).not.toThrow();
  });
});

/** What somebody gets who takes one by one until they are refused. */
function allOf(shares: Shares, asker: Asker): number {
  for (let held = 0; ; held += 1) {
    try {
      shares.take(asker);
    } catch {
      return held;
    }
  }
}

describe('several who take all that they can', () => {
  const of = (person: string, network: string): Asker => ({ person, network });
  const limits = { ofOne: 42, ofNetwork: 112, inAll: 224, little: 1 };

  it('get half as much each as the one before, so that neither two of a network nor four of two close it [REL-10]', () => {
    const shares = new Shares(limits);
    const got = ['a', 'b', 'c'].map((person) => allOf(shares, of(person, 'one')));
    expect(got).toEqual([42, 21, 10]);
    expect(allOf(shares, of('d', 'two'))).toBe(42);
    expect(allOf(shares, of('e', 'two'))).toBe(21);
    expect(allOf(shares, of('f', 'three'))).toBeGreaterThanOrEqual(15);
  });

  it('leave a little to whoever comes with little, a quarter in all [REL-10]', () => {
    const shares = new Shares(limits);
    for (let one = 0; one < 20; one += 1) allOf(shares, of(`greedy ${one}`, 'one'));
    expect(() => shares.take(of('late', 'one'))).not.toThrow();
    expect(() => shares.take(of('late', 'one'))).toThrow(Unavailable);
    for (let network = 0; network < 8; network += 1)
      for (let one = 0; one < 4; one += 1) allOf(shares, of(`greedy ${network} ${one}`, `${network}`));
    expect(() => shares.take(of('latest', 'of all'))).not.toThrow();
  });

  it('are networks where nobody is signed in [REL-10]', () => {
    const shares = new Shares({ ofOne: 6, ofNetwork: 50, inAll: 100 });
    const got = ['one', 'two', 'three'].map((network) => allOf(shares, { network }));
    expect(got).toEqual([37, 19, 9]);
  });
});
