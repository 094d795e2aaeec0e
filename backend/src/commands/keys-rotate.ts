import pg from 'pg';

/**
 * `npm run keys:rotate`: retires the keys that sign certificates; servers make new ones when they next sign. The old
 * public keys stay published, so that everything signed so far can be checked (CRT-5).
 */
const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
await client.connect();
try {
  const { rowCount } = await client.query('update signing_keys set retired_at = now() where retired_at is null');
  console.log(`سُحبت ${rowCount ?? 0} من مفاتيح التوقيع · ${rowCount ?? 0} signing keys are retired`);
} finally {
  await client.end();
}
