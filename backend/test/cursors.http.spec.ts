import { randomUUID } from 'node:crypto';
import { ContractDocument, type Operation } from './contract/contract-document.js';
import { type DemoWorld, openDemoWorld } from './contract/demo-world.js';

const cursorOf = (keys: unknown): string => Buffer.from(JSON.stringify(keys)).toString('base64url');

/** What a place in some list could be taken for. */
const refused = {
  'no list at all': 'nobody',
  'a place with fewer keys than any list has': cursorOf([randomUUID()]),
  'texts where moments and ids belong': cursorOf(['a\r\nb', 'c']),
  'a day that there is not': cursorOf(['2026-02-31T00:00:00.000Z', randomUUID()]),
  'a place with more keys than any list has': cursorOf(['true', '1', '2026-03-01T09:02:00.000Z', randomUUID()]),
};

const tableOf: Record<string, string> = { jobs: 'job_postings', 'question-banks': 'question_banks' };

describe('a cursor that no list issued', () => {
  let world: DemoWorld;
  const paged = new ContractDocument()
    .gets()
    .filter(({ parameters }) => parameters.some(({ name }) => name === 'cursor'));
  beforeAll(async () => {
    world = await openDemoWorld();
  });
  afterAll(() => world.test.close());

  async function addressOf(path: string): Promise<string> {
    const resource = /^\/api\/(?:instructor\/analytics\/)?([\w-]+)\/\{id\}/.exec(path)?.[1];
    if (!resource) return path;
    const [row] = await world.test
      .em()
      .execute<{ id: string }[]>(`select id from ${tableOf[resource] ?? resource} limit 1`);
    return path.replace('{id}', row!.id);
  }

  it('is found in every kind of list', () => {
    expect(paged.length).toBeGreaterThan(25);
  });

  it.each(paged.map((operation) => [operation.path, operation] as const))(
    'is refused by GET %s [API-6] [SEC-9]',
    async (path, { access, parameters }: Operation) => {
      const agent = access === 'organization' ? world.program : world.people.admin;
      const address = await addressOf(path);
      const query = parameters.some(({ name }) => name === 'q') ? { q: 'zzz', type: 'course' } : {};
      await agent.get(address).query(query).expect(200);
      for (const [what, cursor] of Object.entries(refused)) {
        const { status, body } = await agent.get(address).query({ ...query, cursor });
        expect([what, status, (body as { code: string }).code]).toEqual([what, 400, 'platform.invalid_input']);
        expect((body as { errors: object[] }).errors).toMatchObject([{ field: 'cursor' }]);
      }
    },
  );
});
