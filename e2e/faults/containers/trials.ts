import { setTimeout as sleep } from 'node:timers/promises';
import { earn, findAgain, type FirstDay, liveFirstDay } from './first-day.ts';
import { type Stack, untilTrue } from './stack.ts';
import { SteadyCalls } from './steady-calls.ts';

/**
 * So long the proxy leaves out a server that was away (`fail_timeout`), and then asks for its name (`valid`), once more
 * after five seconds where the answer is lost: Podman's server of names loses some while containers come and go.
 */
const proxyAsksAgainMs = 12_000;

export type Figures = Record<string, number>;

/** docker compose up: somebody earns a certificate, and everything is there after all was stopped and started. */
export async function tryLive(stack: Stack): Promise<Figures> {
  await stack.up('backend', 'mailpit');
  const day = await liveFirstDay(stack, 'backend');
  await findAgain(stack.address, day);
  await stack.down();
  await stack.up('backend', 'mailpit');
  await findAgain(stack.address, day);
  return { certificates: 1 };
}

/** Profile scaled: servers are stopped in turn and the replica is killed while somebody reads; nothing fails. */
export async function tryScaled(stack: Stack): Promise<Figures> {
  await stack.up('proxy', 'mailpit');
  const day = await liveFirstDay(stack, 'backend-a');
  const calls = new SteadyCalls(stack.address);
  try {
    await oneAfterTheOther(stack, day);
  } finally {
    await calls.end();
  }
  if (calls.failures.length > 0) process.stderr.write(await stack.logs());
  return { certificates: 1, answered: calls.answered, failed: report(calls) };
}

async function oneAfterTheOther(stack: Stack, day: FirstDay): Promise<void> {
  for (const server of ['backend-a', 'backend-b']) {
    await stack.stop(server);
    await findAgain(stack.address, day);
    await stack.start(server);
    await stack.untilServerIsReady(server);
    await sleep(proxyAsksAgainMs);
  }
  await stack.kill('replica');
  await findAgain(stack.address, day);
  await stack.start('replica');
}

/** Profile ha: the primary's machine is gone; writes go on elsewhere, with everything that was there. */
export async function tryHa(stack: Stack): Promise<Figures> {
  await stack.up('haproxy', 'backend-ha-a', 'backend-ha-b', 'mailpit');
  const day = await liveFirstDay(stack, 'backend-ha-a');
  const primary = await primaryOf(stack);
  await stack.kill(primary);
  const struckAt = Date.now();
  await untilTrue('somebody can write again', async () => {
    const { request, email, password } = day.learner;
    return (await request.post('/api/auth/login', { data: { email, password } })).ok();
  });
  const writesAgainMs = Date.now() - struckAt;
  await findAgain(stack.address, day);
  await stack.start(primary);
  await untilTrue('the former primary follows', async () => (await roles(stack))[primary] === 'replica');
  await earn(stack.address, day.courseId);
  return { certificates: 2, writesAgainMs };
}

/** The former image's data is taken over by this one: people, certificates and papers are there. */
export async function tryUpgrade(stack: Stack, use: (version: 'former' | 'new') => Promise<void>): Promise<Figures> {
  await use('former');
  await stack.up('backend', 'mailpit');
  const day = await liveFirstDay(stack, 'backend');
  const before = await migrations(stack);
  await stack.down();
  await use('new');
  await stack.up('backend', 'mailpit');
  await findAgain(stack.address, day);
  await earn(stack.address, day.courseId);
  return { certificates: 2, migrated: (await migrations(stack)) - before };
}

function report({ failures }: SteadyCalls): number {
  for (const line of failures.slice(0, 10)) process.stderr.write(`${line}\n`);
  return failures.length;
}

const migrations = async (stack: Stack): Promise<number> =>
  Number(await stack.execute('postgres', 'psql', '-U', 'masar', '-Atc', 'select count(*) from schema_migrations'));

/** Who Patroni says they are, by name of the node. */
async function roles(stack: Stack): Promise<Record<string, string>> {
  const nodes = ['node1', 'node2', 'node3'];
  for (const node of nodes) {
    const said = await stack
      .execute(node, 'patronictl', '-c', 'ops/ha/patroni.yml', 'list', '-f', 'json')
      .catch(() => '');
    if (!said) continue;
    const members = JSON.parse(said) as { Member: string; Role: string; State: string }[];
    return Object.fromEntries(
      members.map(({ Member, Role, State }) => [
        Member,
        Role === 'Leader' ? 'primary' : State === 'running' ? 'replica' : State,
      ]),
    );
  }
  return {};
}

async function primaryOf(stack: Stack): Promise<string> {
  let primary: string | undefined;
  await untilTrue('there is a primary', async () => {
    primary = Object.entries(await roles(stack)).find(([, role]) => role === 'primary')?.[0];
    return primary !== undefined;
  });
  return primary!;
}
