import { MikroORM } from '@mikro-orm/postgresql';
import { createTestDatabase } from '#testing/database';
import { ormOptions } from '../../mikro-orm.config.js';
import { insertTables } from './seed-demo.js';

describe('the demo data', () => {
  it('leaves the settings alone that administrators saved before it came [READ-2] [SET-1]', async () => {
    const database = await createTestDatabase();
    const orm = await MikroORM.init(ormOptions({ clientUrl: database.url }));
    try {
      const em = orm.em.fork();
      await em.execute(`insert into settings (id, name_ar) values ('organization', 'نور')`);
      await insertTables(em, { settings: [{ id: 'organization', signatory_name_ar: 'هدى' }] });
      const kept = [{ name_ar: 'نور', signatory_name_ar: null }];
      expect(await em.execute('select name_ar, signatory_name_ar from settings')).toEqual(kept);
    } finally {
      await orm.close(true);
      await database.drop();
    }
  });
});
