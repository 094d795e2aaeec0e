import { stemExamples } from '@masar/domain/testing/stem-examples';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '#testing/database';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

describe('words in PostgreSQL', () => {
  it.each(stemExamples)('are those of the shared fixture: $text [SRCH-1]', async ({ text, normalized, stems }) => {
    const { rows } = await client.query('select masar_normalize($1) as normalized, masar_stems($1) as stems', [text]);
    expect(rows).toEqual([{ normalized, stems }]);
  });

  it('hold their trigrams, by which the likest come first, whatever the locale of the server [SRCH-1]', async () => {
    const { rows } = await client.query(`
      select similarity(masar_letters('جافسكربت'), masar_letters('جافاسكربت')) > 0.45 as arabic,
             similarity(masar_letters('javscript'), masar_letters('javascript')) > 0.45 as latin`);
    expect(rows).toEqual([{ arabic: true, latin: true }]);
  });
});
