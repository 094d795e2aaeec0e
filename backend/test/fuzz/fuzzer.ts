import { organizationToken } from '#testing/organization-program';
import { ContractDocument, type Operation } from '../contract/contract-document.js';
import { type DemoWorld, openDemoWorld } from '../contract/demo-world.js';
import { GenericClient } from '../contract/generic-client.js';
import { type Call, described, type UnsignedCall } from './call.js';
import { faultsOf } from './judge.js';
import { knownIds } from './known-ids.js';
import { ServerLog } from './server-log.js';
import { type Figures, Tally } from './tally.js';
import { type Aimed, People, plainCall, type Target, TargetFinder } from './targets.js';
import { type Answer, Wire } from './wire.js';

/** Enough to keep server and database at work; more would only wait for each other's rows. */
const lanes = 4;

/** Sends calls to the whole API of the demo world and writes down what should not have happened (SEC-9). */
export class Fuzzer {
  readonly document = new ContractDocument();
  targets: readonly Target[] = [];
  private readonly log = new ServerLog();
  private readonly tally = new Tally();
  private readonly known = new Set<string>();
  private faults: string[] = [];

  private constructor(
    private readonly world: DemoWorld,
    private readonly wire: Wire,
    private readonly people: People,
    private readonly isMeant: (operation: Operation) => boolean,
  ) {}

  /** Only calls that contain the text in their `get /api/…`, or that are meant. */
  static async open(only: string | ((operation: Operation) => boolean)): Promise<Fuzzer> {
    const isMeant =
      typeof only === 'function' ? only : ({ method, path }: Operation) => `${method} ${path}`.includes(only);
    const world = await openDemoWorld();
    const { port } = world.test.app.getHttpServer().address() as { port: number };
    const wire = new Wire(port, await organizationToken(world.people.admin));
    const fuzzer = new Fuzzer(world, wire, new People(world.test), isMeant);
    await fuzzer.prepare();
    return fuzzer;
  }

  async close(): Promise<void> {
    this.wire.close();
    await this.world.test.close();
  }

  private async prepare(): Promise<void> {
    const { test } = this.world;
    test.app.useLogger(this.log);
    // Limits would answer in the place of what is tried here; they have tests of their own.
    await test.em().execute(`
      create function never_reached() returns trigger language plpgsql as 'begin new.points := 1; return new; end';
      create trigger never_reached before insert or update on rate_limits for each row execute function never_reached();
      create function always_valid() returns trigger language plpgsql as
        'begin new.uses_in_hour := 1; new.revoked_at := null; return new; end';
      create trigger always_valid before update on organization_tokens for each row execute function always_valid()`);
    await this.aim();
    for (const { operation } of this.targets) this.tally.expect(`${operation.method} ${operation.path}`);
  }

  /** Finds for each call somebody who may make it now, and rows that are there. */
  async aim(): Promise<void> {
    const { test, people, program, known } = this.world;
    const client = new GenericClient(this.document, [...Object.values(people), program], known);
    for (const operation of this.document.gets()) if (!operation.path.endsWith('/stream')) await client.call(operation);
    const finder = new TargetFinder(this.document, this.wire, this.people, client.found, await knownIds(test));
    // What removes comes last, so that the others find their rows.
    const order = ['get', 'put', 'patch', 'post', 'delete'];
    const operations = this.document.operations().filter(this.isMeant);
    operations.sort((a, b) => order.indexOf(a.method) - order.indexOf(b.method));
    const targets: Target[] = [];
    for (const operation of operations) targets.push(await finder.find(operation));
    this.targets = targets;
  }

  /** Sends the calls of several rows side by side, those within a row one after the other. */
  async send(rows: Iterable<Iterable<Aimed>>): Promise<void> {
    const pending = rows[Symbol.iterator]();
    const lane = async (): Promise<void> => {
      for (let row = pending.next(); !row.done; row = pending.next())
        for (const next of row.value) await this.one(next);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  /** Whatever was stored on the way has to come back as documented. */
  readAgain(): Promise<void> {
    const gets = this.targets.filter(({ operation }) => operation.method === 'get');
    return this.send(gets.map((target) => [{ call: plainCall(target), target }]));
  }

  /** What was found since it was asked last, each fault of a call once. */
  takeFaults(): string {
    const taken = this.faults.join('\n\n');
    this.faults = [];
    return taken;
  }

  figures(): Figures {
    return this.tally.figures();
  }

  private async one(aimed: Aimed): Promise<void> {
    const { call, target } = aimed;
    const answer = await this.answerOf(call, target);
    const cause = this.log.takeCause(answer.requestId);
    const faults = faultsOf(this.document, target.operation, answer);
    this.tally.answered(aimed, answer.status, faults.length);
    for (const fault of faults) {
      const key = `${fault} · ${target.operation.method} ${target.operation.path}`;
      if (this.known.has(key)) continue;
      this.known.add(key);
      this.faults.push(
        [fault, described(call, target.role), `→ ${answer.text.slice(0, 300)}`, cause].filter(Boolean).join('\n'),
      );
    }
  }

  /** The answer to one call, which is judged by whoever sends it. */
  ask(call: UnsignedCall, target: Target): Promise<Answer> {
    return this.answerOf(call, target);
  }

  /** Some calls end the session of whoever calls: then a new one asks again, and a second 401 is the answer. */
  private async answerOf(call: UnsignedCall, { role }: Target): Promise<Answer> {
    const person = await this.people.cookieOf(role);
    const answer = await this.wire.send({ ...call, person });
    if (answer.status === 503) return this.again({ ...call, person }, answer);
    if (answer.status !== 401) return answer;
    await this.people.lost(role, person);
    return this.wire.send({ ...call, person: await this.people.cookieOf(role) });
  }

  /** Many who change one row on a busy machine may wait too long for each other: it is asked again, as the answer says. */
  private async again(call: Call, answer: Answer, times = 3): Promise<Answer> {
    if (answer.status !== 503 || times === 0) return answer;
    this.tally.again(answer.status);
    this.log.takeCause(answer.requestId);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    return this.again(call, await this.wire.send(call), times - 1);
  }
}
