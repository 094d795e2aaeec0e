import type { AppConfig } from '#platform/config/app-config';
import { newestFirst } from '#platform/database/keyset';
import type { Transactions } from '#platform/database/transactions';
import { SharedReads } from './shared-reads.js';
import { asked, heardChanges } from './testing/heard-changes.js';

describe('SharedReads', () => {
  async function reads() {
    const { changes } = await heardChanges({});
    const transactions = { open: () => undefined } as unknown as Transactions;
    const shared = new SharedReads(changes, transactions, { database: {} } as AppConfig);
    const loaded: string[] = [];
    const read = (key: string, text = key) =>
      shared.read(key, async () => {
        loaded.push(key);
        return [text];
      });
    return { read, loaded, shared };
  }

  it('reads once for all who wait for it [PERF-1]', async () => {
    const { read, loaded } = await reads();
    await Promise.all([read('a'), read('a')]);
    await read('a');
    expect(loaded).toEqual(['a']);
  });

  it('holds no more bytes than it may, however long what people wrote is [PERF-1] [SEC-14]', async () => {
    const { read, loaded } = await reads();
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
    const { shared } = await reads();
    const loaded: string[] = [];
    for (const key of ['a', 'b', 'a'])
      await shared.read<unknown>(key, () => {
        loaded.push(key);
        return Promise.resolve(made('x'.repeat(9_000_000)));
      });
    expect(loaded).toEqual(['a', 'b', 'a']);
  });

  it('keeps what is somebody’s own for them alone, until their rows change [PERF-1] [REL-7]', async () => {
    const { changes } = await heardChanges({ skills: 'every change', user_skills: 'whose rows' });
    const transactions = { open: () => undefined } as unknown as Transactions;
    const shared = new SharedReads(changes, transactions, { database: {} } as AppConfig);
    const loaded: string[] = [];
    const skillsOf = (id: string) =>
      shared.ofReader(id, 'skills', async () => {
        await asked('select 1 from user_skills join skills on true');
        loaded.push(id);
        return [id];
      });
    expect([await skillsOf('a'), await skillsOf('b'), await skillsOf('a')]).toEqual([['a'], ['b'], ['a']]);
    expect(loaded).toEqual(['a', 'b']);
    changes.changed('user_skills b');
    for (const id of ['a', 'b']) await skillsOf(id);
    expect(loaded).toEqual(['a', 'b', 'b']);
    changes.changed('skills');
    for (const id of ['a', 'b']) await skillsOf(id);
    expect(loaded).toEqual(['a', 'b', 'b', 'a', 'b']);
  });

  it('keeps no failure [REL-7]', async () => {
    const { read, shared, loaded } = await reads();
    const failing = shared.read('a', () => Promise.reject(new Error('away')));
    await expect(failing).rejects.toThrow('away');
    await read('a');
    expect(loaded).toEqual(['a']);
  });

  describe('pages of a list', () => {
    const order = newestFirst('talks');

    /** A list of so many, the newest first, as the database would read it. */
    async function talks(length: number) {
      const { changes } = await heardChanges({ talks: 'every change' });
      const standing = { isInTransaction: false, asked: [] as [number, boolean][] };
      const all = Array.from({ length }, (_, at) => ({
        id: `00000000-0000-4000-8000-${String(length - at).padStart(12, '0')}`,
        created_at: new Date(Date.UTC(2026, 0, 1, 0, length - at)).toISOString(),
        total: length,
      }));
      const behind = (rows: number, cursor?: string) => {
        const [moment] = cursor ? (JSON.parse(Buffer.from(cursor, 'base64url').toString()) as string[]) : [];
        return all.filter((talk) => !moment || talk.created_at < moment).slice(0, rows);
      };
      const read = async (rows: number, cursor?: string) => {
        standing.asked.push([rows, cursor !== undefined]);
        await asked('select 1 from talks');
        return behind(rows, cursor);
      };
      const transactions = { open: () => (standing.isInTransaction ? {} : undefined) } as unknown as Transactions;
      const shared = new SharedReads(changes, transactions, { database: {} } as AppConfig);
      const list = { what: 'talks', order, read };
      const page = (limit: number, cursor?: string) =>
        shared.page(list, cursor === undefined ? { limit } : { limit, cursor });
      const direct = (limit: number, cursor?: string) => order.page(behind(limit + 1, cursor), { limit });
      return { changes, standing, shared, list, page, direct };
    }

    it('are cut out of one beginning, however long, and of a longer one where more is asked for [PERF-1] [CRS-7]', async () => {
      const { standing, page, direct } = await talks(140);
      for (const limit of [5, 25, 1]) expect(await page(limit)).toEqual(direct(limit));
      expect(standing.asked).toEqual([[26, false]]);
      for (const limit of [26, 100, 2]) expect(await page(limit)).toEqual(direct(limit));
      expect(standing.asked).toEqual([
        [26, false],
        [101, false],
      ]);
    });

    it('are read as they are asked for behind a row [CRS-7] [PERF-2]', async () => {
      const { standing, page, direct } = await talks(20);
      const { next } = await page(5);
      expect(await page(5, next)).toEqual(direct(5, next));
      expect(standing.asked.at(-1)).toEqual([6, true]);
    });

    it('are read again after a change, and not kept within a transaction [REL-7] [SEC-1] [PERF-1]', async () => {
      const { changes, standing, page } = await talks(3);
      await page(5);
      changes.changed('talks');
      await page(5);
      standing.isInTransaction = true;
      await page(5);
      standing.isInTransaction = false;
      await page(5);
      expect(standing.asked).toHaveLength(3);
    });

    it('are kept for each reader and each of their roles alone [SEC-1] [AUTH-7] [PERF-1]', async () => {
      const { standing, shared, list } = await talks(3);
      const readers = [
        { id: 'one', role: 'student' },
        { id: 'two', role: 'student' },
        { id: 'one', role: 'admin' },
        { id: 'one', role: 'student' },
      ] as const;
      for (const reader of readers) await shared.pageOfReader(reader, list, { limit: 5 });
      expect(standing.asked).toHaveLength(3);
    });
  });
});
