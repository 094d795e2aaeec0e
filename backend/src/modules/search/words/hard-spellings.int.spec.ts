import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { searchKinds } from '@masar/domain';
import { MikroORM } from '@mikro-orm/postgresql';
import { ReadDatabase } from '#platform/database/read-database';
import { Transactions } from '#platform/database/transactions';
import { EventBus } from '#platform/events/event-bus';
import type { TestDatabase } from '#testing/database';
import { createDemoDatabase } from '#testing/demo-template';
import { ormOptions } from '../../../../mikro-orm.config.js';
import { rankingOver } from '../ranking/ranking-over.js';
import { hardSpellings } from '../testing/hard-spellings.js';

const dataDir = mkdtempSync(join(tmpdir(), 'masar-spellings-'));
const withoutReplica = { isConfigured: false, rowsOf: () => Promise.resolve(undefined) };

let database: TestDatabase;
let orm: MikroORM;
beforeAll(async () => {
  database = await createDemoDatabase(dataDir);
  orm = await MikroORM.init(ormOptions({ clientUrl: database.url }));
});
afterAll(async () => {
  await orm?.close(true);
  await database?.drop();
  rmSync(dataDir, { recursive: true });
});

describe('hard spellings', () => {
  it('find what was meant among the first three, 97 of a hundred [SRCH-1]', async () => {
    const rank = rankingOver(new ReadDatabase(orm, new Transactions(orm, new EventBus()), withoutReplica));
    const missed: string[] = [];
    for (const [typed, kind, title] of hardSpellings) {
      const ids = (await rank(typed, kind, { among: searchKinds })).slice(0, 3).map(({ documentId }) => documentId);
      const rows = await orm.em
        .fork()
        .execute<{ titles: string }[]>(
          `select title_ar || ' ' || title_en as titles from search_documents where id = any(?::bigint[])`,
          [`{${ids.join(',')}}`],
        );
      if (!rows.some(({ titles }) => titles.includes(title)))
        missed.push(`${typed} → ${title}: ${rows.map(({ titles }) => titles).join(' / ')}`);
    }
    expect(hardSpellings.length).toBeGreaterThanOrEqual(40);
    expect({ missed, tooMany: missed.length > hardSpellings.length * 0.03 }).toMatchObject({ tooMany: false });
  });
});
