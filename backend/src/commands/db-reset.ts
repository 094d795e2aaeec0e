import { randomBytes } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { loadAppConfig } from '#platform/config/app-config';
import { migrate } from '#platform/migrations/migrate';
import { ormOptions } from '../../mikro-orm.config.js';
import { seed } from '../seeding.js';
import { noteCommandIn } from './note-command.js';

/**
 * `npm run db:reset`: drops everything in DATABASE_URL, migrates and seeds again. Outside demo mode it asks for
 * `--yes`, for nothing brings the rows back.
 */
const config = loadAppConfig({ SESSION_SECRET: randomBytes(32).toString('hex'), ...process.env });
if (!config.demoMode && !process.argv.includes('--yes')) {
  process.stderr.write(
    'سيُحذف كل ما في قاعدة البيانات؛ أعد الأمر مع --yes للتأكيد.\n' +
      'This deletes everything in the database; repeat with --yes to confirm.\n',
  );
  process.exit(1);
}
const orm = await MikroORM.init(ormOptions({ clientUrl: config.database.directUrl }));
try {
  const em = orm.em.fork();
  await em.execute('drop schema if exists pgboss cascade');
  await em.execute('drop schema public cascade');
  await em.execute('create schema public');
  await migrate(orm);
  await seed(orm, config);
  // The log went with all others; the new one begins with that.
  await noteCommandIn(config.database.directUrl, { action: 'reset', resource: 'database' });
  process.stdout.write('the database is new\n');
} finally {
  await orm.close(true);
}
