import pg from 'pg';
import { mailedToken } from '#testing/outbox';
import { startTestApp, type TestApp } from '#testing/test-app';
import { Migration20261127T0501_addresses_without_unseen_marks as Cleaning } from '../../../../migrations/Migration20261127T0501_addresses_without_unseen_marks.js';
import { User } from '../user.entity.js';

const password = 'a long enough phrase 7';

describe('an address with marks that nobody sees', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  const post = (path: string, body: object, agent = test.anonymous()) => agent.post(`/api/auth/${path}`).send(body);

  it.each([
    ['zahraa@example.org\u200F', 'zahraa@example.org'],
    ['sara\u200B.test@example.org', 'sara.test@example.org'],
    ['\uFEFFnoor@example.org', 'noor@example.org'],
    ['\u202Aali\u0662\u0660@example.org\u202C', 'ali20@example.org'],
  ])('of %j reaches its owner, who signs in with %s [AUTH-2] [SEC-6]', async (typed, email) => {
    const names = { firstName: 'زهراء\u200F', lastName: 'كاظم\t' };
    const browser = test.anonymous();
    await post('register', { email: typed, password, ...names, isSixteenOrOlder: true }, browser).expect(202);
    const token = await mailedToken(test.dataDir, email, '/login/verify-email');
    await post('verify-email', { token }, browser).expect(200);
    const { body } = await post('login', { email, password }).expect(200);
    expect(body).toMatchObject({ email, firstName: 'زهراء', lastName: 'كاظم' });
  });

  it('is refused where something inside turns its direction [SEC-6]', async () => {
    const body = { email: 'a\u202Eb@example.org', password, firstName: 'أ', lastName: 'ب', isSixteenOrOlder: true };
    await post('register', body).expect(400);
  });

  it('is mended where it was kept before, and stays where the plain one is another account’s [AUTH-2]', async () => {
    const em = test.em();
    for (const email of [
      'once\u200F@masar.test',
      'once\u200B@masar.test',
      'taken@masar.test',
      '\uFEFFtaken@masar.test',
    ])
      em.create(User, { email });
    await em.flush();
    const client = new pg.Client({ connectionString: test.databaseUrl });
    await client.connect();
    const migration = new Cleaning(em.getDriver(), em.config as never);
    migration.up();
    for (const statement of migration.getQueries()) await client.query(statement as string);
    const { rows } = await client.query<{ email: string }>(
      `select email from users where email ~ 'once|taken' order by email`,
    );
    await client.end();
    expect(rows.map(({ email }) => email)).toEqual(
      expect.arrayContaining([
        'once@masar.test',
        'once\u200B@masar.test',
        'taken@masar.test',
        '\uFEFFtaken@masar.test',
      ]),
    );
  });
});
