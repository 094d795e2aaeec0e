import { onServer } from '@masar/local-postgres';
import type { VolumeSizes } from '../sizes.ts';
import { fillCatalogue } from './catalogue.ts';
import { fillForum } from './forum.ts';
import { fillLearning } from './learning.ts';
import { fillPeople } from './people.ts';
import { fillTraces } from './traces.ts';
import { makeWords } from './words.ts';

const whileFilling = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  maintenance_work_mem: `'256MB'`,
  // Otherwise a large share is written out again and again, and vacuumed while it grows.
  max_wal_size: `'4GB'`,
  checkpoint_timeout: `'30min'`,
  autovacuum: 'off',
};

/** Fills a database that has the demo data; `adminUrl` is a superuser's. Nothing else may use it meanwhile. */
export async function fillDatabase(adminUrl: string, sizes: VolumeSizes, say: (line: string) => void): Promise<void> {
  await onServer(adminUrl, async (client) => {
    for (const [name, value] of Object.entries(whileFilling)) await client.query(`alter system set ${name} = ${value}`);
    await client.query('select pg_reload_conf(), pg_sleep(1)');
  });
  await onServer(adminUrl, async (client) => {
    await makeWords(client);
    const parts = { fillCatalogue, fillPeople, fillLearning, fillForum, fillTraces };
    for (const [name, fill] of Object.entries(parts)) {
      const from = performance.now();
      await fill(client, sizes);
      say(`${sizes.people} people: ${name} ${Math.round((performance.now() - from) / 1000)} s`);
    }
    for (const name of Object.keys(whileFilling)) await client.query(`alter system reset ${name}`);
    await client.query('select pg_reload_conf()');
    // What autovacuum does within the hour.
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  });
}
