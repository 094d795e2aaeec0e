import { TooManyRequests, Unavailable } from '#platform/errors/platform.errors';
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
    const shares = new Shares({ ofOne: 10, ofNetwork: 15, inAll: 30 });
    shares.take(zahra, 5);
    shares.take(ali, 5);
    shares.take(visitor, 5);
    for (const one of [zahra, visitor]) expect(() => shares.take(one)).toThrow(Unavailable);
    expect(() => shares.take(elsewhere, 10)).not.toThrow();
  });

  it('are bounded in all, whoever asks, the server included [REL-10]', () => {
    const shares = new Shares({ ofOne: 10, ofNetwork: 10, inAll: 12 });
    shares.take(undefined, 5);
    shares.take(zahra, 7);
    expect(() => shares.take(elsewhere)).toThrow(Unavailable);
    expect(() => shares.take(undefined)).toThrow(Unavailable);
    shares.giveBack(undefined, 5);
    expect(() => shares.take(elsewhere, 5)).not.toThrow();
  });
});
