import { MikroORM } from '@mikro-orm/postgresql';
import { Global, Module } from '@nestjs/common';
import type { AppConfig } from '#platform/config/app-config';
import { ORM_FACTORY, type OrmFactory } from '#platform/database/orm-factory';
import { migrate } from '#platform/migrations/migrate';
import { ormOptions } from '../mikro-orm.config.js';
import { seed } from './seeding.js';

/** Connects at once: a lazy connection would let health checks lie. */
const connect: OrmFactory = async (config: AppConfig) => {
  const { url, directUrl, poolSize } = config.database;
  const orm = await MikroORM.init(ormOptions({ clientUrl: url, pool: { min: 1, max: poolSize } }));
  await orm.connect();
  await migrate(orm, undefined, directUrl);
  await seed(orm, config);
  return orm;
};

/** Gives the database module every module's entities, which the platform must not know. */
@Global()
@Module({ providers: [{ provide: ORM_FACTORY, useValue: connect }], exports: [ORM_FACTORY] })
export class OrmModule {}
