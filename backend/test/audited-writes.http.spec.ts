import { auditedDeed, type AuditedRoute } from '../src/modules/admin/audit/audited-route.rules.js';
import { ContractDocument, type Operation } from './contract/contract-document.js';
import { type DemoWorld, openDemoWorld } from './contract/demo-world.js';
import { GenericClient } from './contract/generic-client.js';
import { FingerprintOfRows } from './fingerprint-of-rows.js';
import type { UnsignedCall } from './fuzz/call.js';
import { knownIds } from './fuzz/known-ids.js';
import { People, plainCall, type Target, TargetFinder } from './fuzz/targets.js';
import { Wire } from './fuzz/wire.js';

const document = new ContractDocument();
const order = ['put', 'patch', 'post', 'delete'];

const deedOf = ({ method, path }: Operation): AuditedRoute | undefined =>
  auditedDeed(method.toUpperCase(), path.replace('/api/', '').replace(/\{(\w+)\}/g, ':$1'));
/** Signing in and out, and a role that demo people choose, would change who calls. */
const changesTheCaller = ({ path }: Operation): boolean => path.startsWith('/api/auth/') || path === '/api/profile';
const writes = document
  .operations()
  .filter((operation) => deedOf(operation) && !changesTheCaller(operation))
  .sort((a, b) => order.indexOf(a.method) - order.indexOf(b.method));
const hasTrial = ({ parameters }: Operation): boolean => parameters.some(({ name }) => name === 'dryRun');

const inCapitals = (text: string): string =>
  text.replace(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g, (id) => id.toUpperCase());

/** A call as somebody makes it who hopes that the audit log looks away. */
function disguised(target: Target): UnsignedCall {
  const { path, query, body, ...call } = plainCall(target);
  return {
    ...call,
    path: inCapitals(path),
    query: [...query.map(([name, value]) => [name, inCapitals(value)] as const), ['dryRun', 'true']],
    ...(body !== undefined && { body: typeof body === 'string' ? inCapitals(body) : body }),
  };
}

interface Entry {
  sequence: string;
  resource_id: string | null;
  tells: boolean;
}

describe('an administrator who wants to pass by the audit log', () => {
  let world: DemoWorld;
  let wire: Wire;
  let finder: TargetFinder;
  let rows: FingerprintOfRows;
  let succeeded = 0;
  beforeAll(async () => {
    world = await openDemoWorld();
    const { test, people, known } = world;
    // What the clock asks for, such as closing what ended, would look like a change of the call in between.
    await test.em().execute('delete from pgboss.schedule');
    const client = new GenericClient(document, [people.admin], known);
    for (const operation of document.gets()) if (!operation.path.endsWith('/stream')) await client.call(operation);
    wire = new Wire((test.app.getHttpServer().address() as { port: number }).port);
    finder = new TargetFinder(document, wire, new People(test), client.found, await knownIds(test));
    rows = new FingerprintOfRows(test);
  });
  afterAll(async () => {
    wire?.close();
    await world?.test.close();
  });

  const entriesAfter = (sequence: string): Promise<Entry[]> =>
    world.test.em().execute<Entry[]>(
      `select l.sequence, l.resource_id, coalesce(d.before, d.after) is not null as tells
       from audit_log l join audit_details d on d.entry_id = l.id where l.sequence > ? order by l.sequence`,
      [sequence],
    );
  const lastSequence = async (): Promise<string> =>
    (
      await world.test
        .em()
        .execute<{ last: string }[]>('select coalesce(max(sequence), 0)::text as last from audit_log')
    )[0]!.last;

  it.each(writes.map((write) => [`${write.method.toUpperCase()} ${write.path}`, write] as const))(
    'does not with %s?dryRun=true and ids in capitals, nor by another write that changes a row [CON-2] [SEC-8]',
    async (_, write) => {
      const before = await lastSequence();
      // Where a route is about records, an entry of them is asked for below.
      const isAboutRecords = deedOf(write)?.isAboutRecords;
      if (!isAboutRecords) await rows.changedTables();
      const target = await finder.find({ ...write, access: ['admin'] }, disguised);
      const entries = await entriesAfter(before);
      if (!isAboutRecords && entries.length === 0) expect(await rows.changedTables()).toEqual([]);
      if (target.status >= 400 || hasTrial(write)) return expect(entries).toEqual([]);
      if (!isAboutRecords) return undefined;
      succeeded += 1;
      expect(entries).not.toEqual([]);
      const ids = entries.map(({ resource_id: id }) => id ?? '');
      expect(ids.map((id) => id.toLowerCase())).toEqual(ids);
      const { id } = target.pathValues;
      if (id) expect(ids).toEqual([id]);
      if (id || target.query['filter']) expect(entries.filter(({ tells }) => !tells)).toEqual([]);
    },
    30_000,
  );

  it('was let through with more than half of the calls, so that the log was really asked [CON-2]', () => {
    const ofRecords = writes.filter((write) => deedOf(write)?.isAboutRecords).length;
    process.stdout.write(`${succeeded} of ${ofRecords} disguised writes succeeded\n`);
    expect(succeeded).toBeGreaterThan(ofRecords / 2);
  });
});
