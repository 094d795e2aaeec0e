import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Listing } from '../src/modules/admin/records/listing.js';
import { ContractDocument } from './contract/contract-document.js';
import { type DemoWorld, openDemoWorld } from './contract/demo-world.js';

const folder = join(import.meta.dirname, '../src/modules/admin');
const isListing = (value: unknown): value is Listing =>
  typeof value === 'object' && value !== null && 'sorts' in value && 'filters' in value && 'table' in value;

/** What the lists of the console may be asked for, out of the resources themselves. */
async function listings(): Promise<Listing[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(resource|queries)\.ts$/.test(name),
  );
  const loaded = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<Record<string, unknown>>));
  return loaded.flatMap((values) => Object.values(values)).filter(isListing);
}

const all = await listings();

/** The record reader knows no tables: PostgreSQL is asked here whether every column is there that a resource names. */
describe('records of the console', () => {
  const document = new ContractDocument();
  let world: DemoWorld;
  beforeAll(async () => {
    world = await openDemoWorld();
  });
  afterAll(() => world.test.close());

  const asked = async (name: string, query: Record<string, unknown>) => {
    const inJson = Object.fromEntries(Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]));
    const { status, body, headers } = await world.people.admin.get(`/api/admin/${name}`).query(inJson);
    return { status, body: body as { id: string }[], type: String(headers['content-type']) };
  };

  it('are of every resource that has a listing [CON-1]', () => {
    const names = all.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(25);
  });

  it.each(all.map((listing) => [listing.name, listing] as const))(
    'of %s select columns that there are, and answer what is documented [CON-1] [API-1]',
    async (name) => {
      const operation = document.gets().find(({ path }) => path === `/api/admin/${name}`)!;
      const { status, body, type } = await asked(name, { range: [0, 24] });
      expect([status, body.length > 0]).toEqual([200, true]);
      expect(document.violations(operation, 200, type, body)).toEqual([]);
      expect(await asked(name, { filter: { id: [body[0]!.id] } })).toMatchObject({
        status: 200,
        body: [{ id: body[0]!.id }],
      });
    },
  );

  it.each(all.map((listing) => [listing.name, listing] as const))(
    'of %s are sorted and filtered by columns that there are [CON-1]',
    async (name, { sorts, filters }) => {
      const refused: string[] = [];
      for (const sort of Object.keys(sorts))
        for (const order of ['ASC', 'DESC'])
          if ((await asked(name, { sort: [sort, order] })).status !== 200) refused.push(`sort ${sort} ${order}`);
      for (const [filter, { example }] of Object.entries(filters))
        if ((await asked(name, { filter: { [filter]: example } })).status !== 200) refused.push(`filter ${filter}`);
      expect(refused).toEqual([]);
    },
  );

  it.each(all.map(({ name }) => name))(
    'of %s can be taken away, as they stand on the list [CON-1]',
    async (resource) => {
      const { body: page } = await asked(resource, { range: [0, 4] });
      const { body } = await world.people.admin
        .post('/api/admin/exports')
        .send({ resource, columns: ['id'] })
        .expect(201);
      expect((body as { ids: string[] }).ids.slice(0, page.length)).toEqual(page.map(({ id }) => id));
    },
  );
});
