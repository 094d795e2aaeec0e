import type { AppConfig } from '#platform/config/app-config';
import { TooManyRequests } from '#platform/errors/platform.errors';
import { KeyedTurns } from './keyed-turns.js';

const turnsOfPool = (poolSize: number) => new KeyedTurns({ database: { poolSize } } as AppConfig);
const writer = (person: string) => ({ person, network: '192.0.2.1', isUpload: false });
const uploader = (person: string, network: string) => ({ person, network, isUpload: true });
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Work that notes its beginning and goes on until it is told to end. */
function lastingWork() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const endOne = async () => {
    ends.shift()!();
    await settled();
  };
  return { begun, work, endOne };
}

describe('turns of writes with a key', () => {
  it('are two at a time for one caller, and nobody waits behind who asks for more [REL-10]', async () => {
    const turns = turnsOfPool(12);
    const { begun, work, endOne } = lastingWork();
    const writes = ['zahra 1', 'zahra 2', 'zahra 3'].map((name) => turns.of(writer('zahra'), work(name)));
    writes.push(turns.of(writer('ali'), work('ali')));
    await settled();
    expect(begun).toEqual(['zahra 1', 'zahra 2', 'ali']);
    await endOne();
    expect(begun).toEqual(['zahra 1', 'zahra 2', 'ali', 'zahra 3']);
    for (let left = 3; left > 0; left -= 1) await endOne();
    await Promise.all(writes);
  });

  it('leave a third of the connections to everybody else [REL-10]', async () => {
    const turns = turnsOfPool(12);
    const { begun, work, endOne } = lastingWork();
    const writes = Array.from({ length: 9 }, (_, caller) =>
      turns.of(writer(`caller ${caller}`), work(`write ${caller}`)),
    );
    await settled();
    expect(begun).toHaveLength(8);
    await endOne();
    expect(begun).toHaveLength(9);
    for (let left = 8; left > 0; left -= 1) await endOne();
    await Promise.all(writes);
  });

  it('stay free for answers of others while files of several accounts are worked on [REL-10]', async () => {
    const turns = turnsOfPool(12);
    const { begun, work, endOne } = lastingWork();
    const files = ['a', 'b', 'c', 'd'].map((caller) =>
      turns.of(uploader(caller, '192.0.2.1'), work(`file of ${caller}`)),
    );
    const others = ['e', 'f', 'g'].map((caller) => turns.of(uploader(caller, '192.0.2.2'), work(`file of ${caller}`)));
    const answers = ['h', 'i', 'j', 'k'].map((caller) => turns.of(writer(caller), work(`answer of ${caller}`)));
    await settled();
    expect(begun).toEqual([
      ...['file of a', 'file of b', 'file of e', 'file of f'],
      ...['answer of h', 'answer of i', 'answer of j', 'answer of k'],
    ]);
    await endOne();
    expect(begun.at(-1)).toBe('file of c');
    for (let left = 10; left > 0; left -= 1) await endOne();
    await Promise.all([...files, ...others, ...answers]);
  });

  it.each([
    ['a person', writer('zahra')],
    ['the visitors of a network', { network: '192.0.2.1', isUpload: false }],
  ])('are refused to %s of whom many wait, and are free again after work that fails [REL-10]', async (_who, caller) => {
    const turns = turnsOfPool(12);
    const failing = () => Promise.reject(new Error('failed'));
    // Two begin, 32 wait, one is too many.
    const outcomes = await Promise.allSettled(Array.from({ length: 35 }, () => turns.of(caller, failing)));
    const refused = outcomes.filter((one) => one.status === 'rejected' && one.reason instanceof TooManyRequests);
    expect(refused).toHaveLength(1);
    expect(await turns.of(caller, () => Promise.resolve('again'))).toBe('again');
  });

  it('of files go round: two accounts on two networks that always upload hold up nobody [REL-10]', async () => {
    const turns = turnsOfPool(12);
    const { begun, work, endOne } = lastingWork();
    const hoarders = ['192.0.2.1', '192.0.2.2'].flatMap((network) =>
      ['a', 'b'].flatMap((name) =>
        Array.from({ length: 16 }, () => turns.of(uploader(`${name} of ${network}`, network), work('hoarder'))),
      ),
    );
    const others = [
      turns.of(uploader('zahra', '192.0.2.1'), work('zahra')),
      turns.of(uploader('ali', '192.0.2.3'), work('ali')),
    ];
    await settled();
    expect(begun).toEqual(Array.from({ length: 4 }, () => 'hoarder'));
    for (let ended = 3; ended > 0; ended -= 1) await endOne();
    expect(begun).toEqual(expect.arrayContaining(['ali', 'zahra']));
    for (let left = 70; left > 0; left -= 1) await endOne().catch(() => undefined);
    await Promise.all([...hoarders, ...others]);
  });
});
