import { randomBytes } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { loadAppConfig } from '#platform/config/app-config';
import { migrate } from '#platform/migrations/migrate';
import { ormOptions } from '../../mikro-orm.config.js';

/** `npm run db:migrate`: brings DATABASE_URL to the newest structure, as a start of the server would (REL-9). */
const config = loadAppConfig({ SESSION_SECRET: randomBytes(32).toString('hex'), ...process.env });
const orm = await MikroORM.init(ormOptions({ clientUrl: config.database.directUrl }));
try {
  await migrate(orm);
  process.stdout.write('the database has the newest structure\n');
} finally {
  await orm.close(true);
}
