import { DrawnThings } from './drawn-things.js';

describe('drawn things', () => {
  const drawing = (things: DrawnThings, size = 10) => {
    let drawn = 0;
    const of = (title: string) =>
      things.of('badge', { title, day: new Date(0) }, () => {
        drawn += 1;
        return Promise.resolve(new Uint8Array(size));
      });
    return { of, drawn: () => drawn };
  };

  it('are drawn once of the same, though many ask at the same moment [REL-11]', async () => {
    const { of, drawn } = drawing(new DrawnThings());
    await Promise.all([of('a'), of('a'), of('a')]);
    await of('a');
    expect(drawn()).toBe(1);
    await of('b');
    expect(drawn()).toBe(2);
  });

  it('are drawn again after a failure [REL-11]', async () => {
    const things = new DrawnThings();
    await expect(things.of('badge', 1, () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
    expect(await things.of('badge', 1, () => Promise.resolve(new Uint8Array(1)))).toHaveLength(1);
  });

  it('are let go of when there are too many, those first that nobody asked for longest [PERF-8]', async () => {
    const { of, drawn } = drawing(new DrawnThings(25));
    await of('a');
    await of('b');
    await of('a');
    await of('c');
    await of('a');
    expect(drawn()).toBe(3);
    await of('b');
    expect(drawn()).toBe(4);
  });
});
