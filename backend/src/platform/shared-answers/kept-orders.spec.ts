import type { AppConfig } from '#platform/config/app-config';
import { newestFirst } from '#platform/database/keyset';
import type { Transactions } from '#platform/database/transactions';
import { KeptOrders } from './kept-orders.js';
import type { TableChanges } from './table-changes.js';

interface Talk {
  id: string;
  created_at: string;
  total: number;
}

const order = newestFirst('talks');

describe('KeptOrders', () => {
  /** A list of so many, as the database would read it: each row's number is its minute, the newest first. */
  function listOf(length: number) {
    const standing = { change: 0, isInTransaction: false, asked: [] as [number, boolean][] };
    const all = (): Talk[] =>
      Array.from({ length }, (_, at) => ({
        id: `00000000-0000-4000-8000-${String(length - at).padStart(12, '0')}`,
        created_at: new Date(Date.UTC(2026, 0, 1, 0, length - at)).toISOString(),
        total: length,
      }));
    const gone = new Set<string>();
    const read = (rows: number, cursor?: string): Promise<Talk[]> => {
      standing.asked.push([rows, cursor !== undefined]);
      const [moment] = cursor ? (JSON.parse(Buffer.from(cursor, 'base64url').toString()) as string[]) : [];
      const behind = all().filter((talk) => !gone.has(talk.id) && (!moment || talk.created_at < moment));
      return Promise.resolve(behind.slice(0, rows));
    };
    const changes = { stateOf: () => standing.change } as unknown as TableChanges;
    const transactions = { open: () => (standing.isInTransaction ? {} : undefined) } as unknown as Transactions;
    const orders = new KeptOrders(changes, transactions, { database: {} } as AppConfig);
    const list = { what: 'talks', order, read };
    const page = async (limit: number, cursor?: string) => {
      const { around: _around, ...answer } = await orders.alike(['talks'], list, { limit, cursor });
      return answer;
    };
    const direct = async (limit: number, cursor?: string) => {
      const before = standing.asked.length;
      const answer = order.page(await read(limit + 1, cursor), { limit });
      standing.asked.length = before;
      return answer;
    };
    return { standing, page, direct, orders, list, gone };
  }

  it('reads the beginning of a list once for pages of any length, and behind any row of it [PERF-1] [CRS-7]', async () => {
    const { standing, page, direct } = listOf(20);
    for (const limit of [5, 20, 1, 24]) {
      let cursor: string | undefined;
      do {
        const answer = await page(limit, cursor);
        expect(answer).toEqual(await direct(limit, cursor));
        cursor = answer.next;
      } while (cursor);
    }
    expect(standing.asked).toEqual([[26, false]]);
  });

  it('reads once more for who reads on, and page by page what lies behind [PERF-1] [PERF-2]', async () => {
    const { standing, page, direct } = listOf(140);
    let cursor: string | undefined;
    let seen = 0;
    do {
      const answer = await page(20, cursor);
      expect(answer).toEqual(await direct(20, cursor));
      seen += answer.rows.length;
      cursor = answer.next;
    } while (cursor);
    expect(seen).toBe(140);
    expect(standing.asked).toEqual([
      [26, false],
      [101, false],
      [21, true],
      [21, true],
    ]);
  });

  it('answers all that is left behind a row, and nothing behind the last one [CRS-7]', async () => {
    const { page, direct } = listOf(6);
    const first = await page(5);
    expect(await page(5, first.next)).toEqual(await direct(5, first.next));
    const last = await direct(5, first.next);
    const behindAll = Buffer.from(JSON.stringify([last.rows[0]!.created_at, last.rows[0]!.id])).toString('base64url');
    expect(await page(5, behindAll)).toEqual(await direct(5, behindAll));
  });

  it('reads behind a row that is gone, which only the database can place [CRS-7]', async () => {
    const { standing, page, direct, gone } = listOf(20);
    const { next, rows } = await page(5);
    gone.add(rows[4]!.id);
    standing.change += 1;
    await page(5);
    expect(await page(5, next)).toEqual(await direct(5, next));
    expect(standing.asked.at(-1)).toEqual([6, true]);
  });

  it('is read again after a change of its tables [REL-7] [PERF-1]', async () => {
    const { standing, page, gone } = listOf(20);
    const { rows } = await page(5);
    gone.add(rows[0]!.id);
    standing.change += 1;
    expect((await page(5)).rows[0]!.id).toBe(rows[1]!.id);
  });

  it('keeps nothing within a transaction, whose changes nobody else may see [REL-7] [SEC-1]', async () => {
    const { standing, page } = listOf(20);
    await page(5);
    standing.isInTransaction = true;
    await page(5);
    standing.isInTransaction = false;
    await page(5);
    expect(standing.asked).toEqual([
      [26, false],
      [6, false],
    ]);
  });

  it('keeps what is somebody’s own for them alone [SEC-1] [PERF-1]', async () => {
    const { standing, orders, list } = listOf(3);
    for (const id of ['one', 'two', 'one']) await orders.ofReader(id, { of: [], own: ['talks'] }, list, { limit: 5 });
    expect(standing.asked).toHaveLength(2);
  });

  it('refuses a cursor that no list issued, whether or not anything is kept [API-6]', async () => {
    const { page } = listOf(3);
    await page(5);
    await expect(page(5, 'bm9uZQ')).rejects.toMatchObject({ code: 'platform.invalid_input' });
  });
});
