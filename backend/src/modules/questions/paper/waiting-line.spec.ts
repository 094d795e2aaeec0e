import { type Place, WaitingLine } from './waiting-line.js';

class Refused extends Error {
  constructor(readonly at: Place) {
    super(`place ${at.place}`);
  }
}

/** A line whose work ends when the test says so. */
function aLine(limits: { atOnce?: number; length?: number; heldMs?: number } = {}) {
  let now = 0;
  const line = new WaitingLine({ atOnce: 1, length: 100, heldMs: 0, ...limits }, () => now);
  const ends = new Map<string, () => void>();
  const begun: string[] = [];
  const ask = (who: string, mayBeHeld = true): Promise<string | Place> =>
    line
      .run(
        who,
        () => {
          begun.push(who);
          return new Promise<string>((resolve) => ends.set(who, () => resolve(`${who} was served`)));
        },
        { mayBeHeld, refused: (place) => new Refused(place) },
      )
      .catch((error: Refused) => error.at);
  const end = async (who: string) => {
    ends.get(who)!();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { line, begun, ask, end, pass: (ms: number) => (now += ms) };
}

describe('WaitingLine', () => {
  it('lets in at once whoever comes while there is room [SCL-2]', async () => {
    const { ask, end, begun } = aLine({ atOnce: 2 });
    const both = [ask('a'), ask('b')];
    expect(begun).toEqual(['a', 'b']);
    await end('a');
    await end('b');
    expect(await Promise.all(both)).toEqual(['a was served', 'b was served']);
  });

  it('tells the others their place and when to ask again, the same place however often they ask [SCL-2]', async () => {
    const { ask, line } = aLine();
    void ask('a');
    expect(await ask('b')).toEqual({ place: 1, seconds: 1 });
    expect(await ask('c')).toEqual({ place: 2, seconds: 1 });
    expect(await ask('b')).toEqual({ place: 1, seconds: 1 });
    expect(await ask('c')).toEqual({ place: 2, seconds: 1 });
    expect(line.waiting).toBe(2);
  });

  it('holds calls that are soon served, and serves them in the order in which they came first [SCL-2]', async () => {
    const { ask, end, begun } = aLine({ heldMs: 60_000 });
    const all = ['a', 'b', 'c'].map((who) => ask(who));
    await end('a');
    await end('b');
    await end('c');
    expect(begun).toEqual(['a', 'b', 'c']);
    expect(await Promise.all(all)).toEqual(['a was served', 'b was served', 'c was served']);
  });

  it('gives one person one place: who asks again while a call waits takes it over [SCL-2]', async () => {
    const { ask, end, line, begun } = aLine({ heldMs: 60_000 });
    void ask('a');
    const first = ask('b');
    void ask('c');
    const second = ask('b');
    expect(line.waiting).toBe(2);
    expect(await first).toEqual({ place: 1, seconds: 1 });
    await end('a');
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(await second).toBe('b was served');
  });

  it('serves nobody twice at once [SCL-2]', async () => {
    const { ask, begun } = aLine({ atOnce: 5 });
    void ask('a');
    expect(await ask('a')).toEqual({ place: 1, seconds: 1 });
    expect(begun).toEqual(['a']);
  });

  it('forgets who stayed away, and keeps the place of who is a little late [SCL-2]', async () => {
    const { ask, pass } = aLine();
    void ask('a');
    await ask('b');
    await ask('c');
    pass(15_000);
    expect(await ask('c')).toMatchObject({ place: 2 });
    pass(10_000);
    expect(await ask('c')).toMatchObject({ place: 1 });
  });

  it('is no longer than it may be: who comes then has no place [SCL-2]', async () => {
    const { ask, line } = aLine({ length: 1 });
    void ask('a');
    await ask('b');
    expect(await ask('c')).toMatchObject({ place: 2 });
    expect(line.waiting).toBe(1);
  });

  it('never holds who must not be held [SCL-2]', async () => {
    const { ask } = aLine({ heldMs: 60_000 });
    void ask('a');
    expect(await ask('b', false)).toEqual({ place: 1, seconds: 1 });
  });

  it('goes on when work fails [SCL-2]', async () => {
    const line = new WaitingLine({ atOnce: 1, length: 1, heldMs: 0 });
    const waiting = { mayBeHeld: true, refused: (place: Place) => new Refused(place) };
    await expect(line.run('a', () => Promise.reject(new Error('no')), waiting)).rejects.toThrow('no');
    expect(await line.run('b', () => Promise.resolve(1), waiting)).toBe(1);
  });
});
