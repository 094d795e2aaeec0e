import pg from 'pg';
import { rotateKeys } from './rotate-keys.js';

/**
 * `npm run keys:rotate`: retires the keys that sign certificates; servers make new ones when they next sign. The old
 * public keys stay published, so that everything signed so far can be checked (CRT-5).
 */
const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
await client.connect();
try {
  const count = await rotateKeys(client);
  console.log(`سُحبت ${count} من مفاتيح التوقيع · ${count} signing keys are retired`);
} finally {
  await client.end();
}
