import type { AppConfig } from '#platform/config/app-config';
import type { Transactions } from '#platform/database/transactions';
import { SharedReads } from './shared-reads.js';
import type { TableChanges } from './table-changes.js';

describe('SharedReads', () => {
  function reads() {
    const changes = { stateOf: () => 1 } as unknown as TableChanges;
    const transactions = { open: () => undefined } as unknown as Transactions;
    const shared = new SharedReads(changes, transactions, { database: {} } as AppConfig);
    const loaded: string[] = [];
    const read = (key: string, text = key) =>
      shared.read(key, ['jobs'], async () => {
        loaded.push(key);
        return [text];
      });
    return { read, loaded, shared };
  }

  it('reads once for all who wait for it [PERF-1]', async () => {
    const { read, loaded } = reads();
    await Promise.all([read('a'), read('a')]);
    await read('a');
    expect(loaded).toEqual(['a']);
  });

  it('holds no more bytes than it may, however long what people wrote is [PERF-1] [SEC-14]', async () => {
    const { read, loaded } = reads();
    const long = 'x'.repeat(9_000_000);
    for (const key of ['a', 'b', 'a']) await read(key, long);
    expect(loaded).toEqual(['a', 'b', 'a']);
  });

  it.each([
    ['the values of a map', (text: string) => new Map([['word', [text]]])],
    ['the keys of a map', (text: string) => new Map([[text, 1]])],
    ['a set', (text: string) => ({ words: new Set([text]) })],
    ['bytes', (text: string) => ({ bytes: Buffer.alloc(2 * text.length) })],
  ])('weighs %s as well [PERF-1] [PERF-8]', async (_, made) => {
    const { shared } = reads();
    const loaded: string[] = [];
    for (const key of ['a', 'b', 'a'])
      await shared.read<unknown>(key, ['skills'], () => {
        loaded.push(key);
        return Promise.resolve(made('x'.repeat(9_000_000)));
      });
    expect(loaded).toEqual(['a', 'b', 'a']);
  });

  it('keeps what is somebody’s own for them alone, until their rows change [PERF-1] [REL-7]', async () => {
    const numbers = new Map<string, number>();
    const stateOf = (names: readonly string[]) => Math.max(0, ...names.map((name) => numbers.get(name) ?? 0));
    const transactions = { open: () => undefined } as unknown as Transactions;
    const shared = new SharedReads({ stateOf } as TableChanges, transactions, { database: {} } as AppConfig);
    const loaded: string[] = [];
    const skillsOf = (id: string) =>
      shared.ofReader(id, 'skills', { of: ['skills'], own: ['user_skills'] }, async () => {
        loaded.push(id);
        return [id];
      });
    expect([await skillsOf('a'), await skillsOf('b'), await skillsOf('a')]).toEqual([['a'], ['b'], ['a']]);
    expect(loaded).toEqual(['a', 'b']);
    numbers.set('user_skills b', 1);
    for (const id of ['a', 'b']) await skillsOf(id);
    expect(loaded).toEqual(['a', 'b', 'b']);
    numbers.set('skills', 2);
    for (const id of ['a', 'b']) await skillsOf(id);
    expect(loaded).toEqual(['a', 'b', 'b', 'a', 'b']);
  });

  it('keeps no failure [REL-7]', async () => {
    const { read, shared, loaded } = reads();
    const failing = shared.read('a', ['jobs'], () => Promise.reject(new Error('away')));
    await expect(failing).rejects.toThrow('away');
    await read('a');
    expect(loaded).toEqual(['a']);
  });
});
