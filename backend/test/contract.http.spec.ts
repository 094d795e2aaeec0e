import { ContractDocument, type Operation } from './contract/contract-document.js';
import { type DemoWorld, openDemoWorld } from './contract/demo-world.js';
import { type Called, GenericClient } from './contract/generic-client.js';

/**
 * One never ends by itself, one answers a sign-in that is half done, the others need two values for their path; specs of
 * their own read them.
 */
const readElsewhere = [
  '/api/notifications/stream',
  '/api/auth/first-visit',
  '/api/auth/second-step',
  '/api/submissions/{id}/files/{fileId}',
  '/api/submissions/{id}/feedback/{fileId}',
  '/api/peer-reviews/{id}/files/{fileId}',
  '/api/assignments/{id}/draft/uploads/{uploadId}',
  '/api/courses/{id}/runs/{runId}/way',
  '/api/organization/assignments/{id}/extensions/{userId}',
  '/api/organization/courses/{id}/grades/{userId}',
];

describe('a client that knows nothing but the API document', () => {
  const document = new ContractDocument();
  let world: DemoWorld;
  const called: Called[] = [];
  beforeAll(async () => {
    world = await openDemoWorld();
    const client = new GenericClient(document, [...Object.values(world.people), world.program], world.known);
    for (const operation of document.gets().filter(({ path }) => !readElsewhere.includes(path)))
      called.push(await client.call(operation));
  });
  afterAll(() => world.test.close());

  it('is answered by every GET as the document says, field by field [API-1] [API-3]', () => {
    expect(called.filter(({ violations }) => violations.length > 0)).toEqual([]);
  });

  it('gets something from every GET, so that nothing was judged by its refusal alone [API-1]', () => {
    expect(called.filter(({ status }) => status >= 400).map(({ call, status }) => `${status} ${call}`)).toEqual([]);
    process.stdout.write(`${called.length} GETs answered as documented\n`);
  });

  it('would see a field too many, a field too few and a wrong type [API-1]', () => {
    const forums = document.gets().find(({ path }) => path === '/api/forums') as Operation;
    const judge = (body: unknown) => document.violations(forums, 200, 'application/json', body);
    const { body } = { body: [] as unknown[] };
    expect(judge(body)).toEqual([]);
    expect(judge([{ id: 'x', secret: true }]).join()).toContain('must NOT have additional properties');
    expect(judge([{}]).join()).toContain('must have required property');
    expect(judge({}).join()).toContain('must be array');
  });
});
