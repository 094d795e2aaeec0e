import type { MikroORM } from '@mikro-orm/postgresql';
import type { AppConfig } from '#platform/config/app-config';
import { fileStorageOf } from '#platform/files/configured-file-storage';
import { hasDemoPeople } from '../seeds/demo/has-demo-people.js';
import { seedAssessments } from '../seeds/reference/assessments.js';
import { seedReference } from '../seeds/reference/categories.js';
import { seedSearchAliases } from '../seeds/reference/search-aliases.js';
import { seedSkills } from '../seeds/reference/skills.js';

/** A live server found demo people; the text says it in both languages and what to do. */
class DemoDataRefused extends Error {
  override name = 'DemoDataRefused';

  constructor() {
    super(
      'رُفض التشغيل: قاعدة البيانات تحتوي على مستخدمين تجريبيين وقيمة DEMO_MODE هي false. ' +
        'استعمل قاعدة بيانات جديدة، أو اضبط ALLOW_DEMO_DATABASE=true إن كنت تريد ذلك فعلاً.\n' +
        'Refused to start: the database holds demo users and DEMO_MODE is false. ' +
        'Use a new database, or set ALLOW_DEMO_DATABASE=true if you really mean it.',
    );
  }
}

/**
 * What every start puts into the migrated database: the reference rows, in demo mode the demo data once. A live server
 * refuses a database with demo people unless told otherwise (READ-2).
 */
export async function seed(
  orm: MikroORM,
  config: Pick<AppConfig, 'demoMode' | 'files' | 'session'> & {
    database: Pick<AppConfig['database'], 'allowDemoData'>;
  },
  now = new Date(),
): Promise<void> {
  const em = orm.em.fork();
  if (!config.demoMode && !config.database.allowDemoData && (await hasDemoPeople(em))) throw new DemoDataRefused();
  await em.transactional(seedReference);
  await em.transactional(seedSearchAliases);
  await em.transactional(seedSkills);
  await em.transactional(seedAssessments);
  if (!config.demoMode || (await hasDemoPeople(em))) return;
  // Read when it is needed: a server with its people holds none of the demo's texts (PERF-8).
  const { seedDemo } = await import('../seeds/demo/seed-demo.js');
  await seedDemo(orm, config, await fileStorageOf(config), now);
}
