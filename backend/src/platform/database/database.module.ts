import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Global, Inject, Logger, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { PoolMetrics } from '#platform/metrics/pool-metrics';
import { ORM_FACTORY, type OrmFactory } from './orm-factory.js';
import { ReadDatabase } from './read-database.js';
import { Replica } from './replica.js';
import { Transactions } from './transactions.js';

/** One connection pool, connected and migrated before the first request (REL-9). */
@Global()
@Module({
  providers: [
    {
      provide: MikroORM,
      inject: [APP_CONFIG, ORM_FACTORY],
      useFactory: (config: AppConfig, connect: OrmFactory) => connect(config),
    },
    { provide: EntityManager, inject: [MikroORM], useFactory: (orm: MikroORM) => orm.em },
    ReadDatabase,
    Replica,
    Transactions,
  ],
  exports: [MikroORM, EntityManager, ReadDatabase, Transactions],
})
export class DatabaseModule implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(DatabaseModule.name);

  constructor(
    @Inject(MikroORM) private readonly orm: MikroORM,
    @Inject(PoolMetrics) private readonly pools: PoolMetrics,
  ) {}

  async onModuleInit(): Promise<void> {
    this.pools.watch('main', await this.orm.em.getConnection().getNativeClient());
  }

  async onApplicationShutdown(): Promise<void> {
    await this.orm.close(true);
    this.logger.log('database pool closed');
  }
}
