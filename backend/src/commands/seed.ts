import { randomBytes } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { loadAppConfig } from '#platform/config/app-config';
import { migrate } from '#platform/migrations/migrate';
import { ormOptions } from '../../mikro-orm.config.js';
import { seed } from '../seeding.js';

/** `npm run db:seed`: migrates DATABASE_URL and seeds it as a start of the server would (READ-2). */
const config = loadAppConfig({ SESSION_SECRET: randomBytes(32).toString('hex'), ...process.env });
const orm = await MikroORM.init(ormOptions({ clientUrl: config.database.directUrl }));
try {
  await migrate(orm);
  await seed(orm, config);
  process.stdout.write(`${config.demoMode ? 'reference and demo data' : 'reference data'}: seeded\n`);
} finally {
  await orm.close(true);
}
