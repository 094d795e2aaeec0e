import { Unavailable } from '#platform/errors/platform.errors';
import { HashingTurns, type Urgency } from './hashing-turns.js';

/** Turns whose work ends when the test says so. */
function startTurns() {
  const turns = new HashingTurns();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const take = (urgency: Urgency, name: string) =>
    turns.take(urgency, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  const endNext = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, endNext, take };
}

describe('HashingTurns', () => {
  it('let two work at a time, and who signs in goes before all that waited longer [AUTH-10]', async () => {
    const { begun, endNext, take } = startTurns();
    const all = ['a', 'b', 'c'].map((name) => take('later', name));
    all.push(take('sign-in', 'door'));
    await new Promise(setImmediate);
    expect(begun).toEqual(['a', 'b']);
    await endNext();
    expect(begun).toEqual(['a', 'b', 'door']);
    await endNext();
    expect(begun).toEqual(['a', 'b', 'door', 'c']);
    await endNext();
    await endNext();
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'door']);
  });

  it('send away who comes to a full queue, and still take those at the door [AUTH-10]', async () => {
    const { begun, endNext, take } = startTurns();
    const taken = Array.from({ length: 22 }, (_, index) => take('later', String(index)));
    await expect(take('later', 'too many')).rejects.toThrow(Unavailable);
    taken.push(...Array.from({ length: 200 }, (_, index) => take('sign-in', `door ${index}`)));
    await expect(take('sign-in', 'too many')).rejects.toThrow(Unavailable);
    while (begun.length < 222) await endNext();
    await endNext();
    await endNext();
    expect(await Promise.all(taken)).toHaveLength(222);
  });

  it('leave each third turn to what waits behind people who always sign in [AUTH-10] [REL-10]', async () => {
    const { begun, endNext, take } = startTurns();
    const all = Array.from({ length: 12 }, (_, index) => take('sign-in', `door ${index}`));
    all.push(take('later', 'registration'), take('later', 'reset'));
    for (let ended = 0; ended < 6; ended += 1) await endNext();
    expect(begun.filter((name) => !name.startsWith('door'))).toEqual(['registration', 'reset']);
    while (begun.length < 14) await endNext();
    await endNext();
    await endNext();
    expect(await Promise.all(all)).toHaveLength(14);
  });

  it('give the turn on when a work fails [AUTH-10]', async () => {
    const turns = new HashingTurns();
    for (let time = 0; time < 5; time += 1)
      await expect(turns.take('later', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(turns.take('later', () => Promise.resolve('done'))).resolves.toBe('done');
  });
});
