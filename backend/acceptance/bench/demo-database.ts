import { randomBytes } from 'node:crypto';
import { type LocalPostgres, startTemporaryPostgres } from '@masar/local-postgres';
import { MikroORM } from '@mikro-orm/postgresql';
import { loadAppConfig } from '#platform/config/app-config';
import { migrate } from '#platform/migrations/migrate';
import { ormOptions } from '../../mikro-orm.config.js';
import { seed } from '../../src/seeding.js';

/** How servers run in benches. */
export const demoEnvironment = { DEMO_MODE: 'true', LOG_LEVEL: 'warn', NODE_ENV: 'production' };

/** A PostgreSQL for one bench with the demo data, gone afterwards. */
export async function startDemoDatabase(): Promise<LocalPostgres> {
  const scratch = await startTemporaryPostgres();
  const orm = await MikroORM.init(ormOptions({ clientUrl: scratch.url }));
  await migrate(orm);
  const settings = { ...demoEnvironment, DATABASE_URL: scratch.url, SESSION_SECRET: randomBytes(32).toString('hex') };
  await seed(orm, loadAppConfig(settings));
  await orm.close(true);
  return scratch;
}
