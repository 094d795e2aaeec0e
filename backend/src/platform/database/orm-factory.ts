import type { MikroORM } from '@mikro-orm/postgresql';
import type { AppConfig } from '#platform/config/app-config';

/** Connects, migrates and seeds. The application supplies it, because only it knows every module's entities. */
export type OrmFactory = (config: AppConfig) => Promise<MikroORM>;

export const ORM_FACTORY = Symbol('OrmFactory');
