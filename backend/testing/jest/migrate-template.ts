import { MikroORM } from '@mikro-orm/postgresql';
import { migrate } from '#platform/migrations/migrate';
import { ormOptions } from '../../mikro-orm.config.js';

const orm = await MikroORM.init(ormOptions({ clientUrl: process.env['DATABASE_URL']! }));
await migrate(orm);
await orm.close(true);
