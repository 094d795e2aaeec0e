import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onServer } from './databases.ts';
import { createDatabase, dropDatabase, type LocalPostgres, startLocalPostgres, urlForDatabase } from './index.ts';
import { isAlive, readPostmaster } from './postmaster.ts';
import { ServerDidNotStart } from './run-server.ts';
import { reachableFolder } from './server-account.ts';

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };
const entry = join(import.meta.dirname, 'index.ts');
const node24 = join(import.meta.dirname, '../../../node_modules/.bin/node');

let folder: string;
const started: LocalPostgres[] = [];

async function start(dataDirectory = folder, more: Partial<Parameters<typeof startLocalPostgres>[0]> = {}) {
  const server = await startLocalPostgres({ dataDirectory, durable: false, ...more });
  started.push(server);
  return server;
}

/** Another process that starts the server and then prints its pid, as `npm start` does. */
function startElsewhere(dataDirectory: string): string {
  return `const { startLocalPostgres } = await import(${JSON.stringify(entry)});
    const server = await startLocalPostgres({ dataDirectory: ${JSON.stringify(dataDirectory)}, durable: false });
    console.log(String(server.pid));`;
}

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'masar-postgres-')), 'postgres');
});

afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

describe('startLocalPostgres', () => {
  it('serves a UTF-8 database to an ordinary role on the loopback only [OPS-1]', async () => {
    const server = await start();
    const { rows } = await onServer(server.url, (client) =>
      client.query(`SELECT current_database() AS name, current_setting('server_encoding') AS encoding,
        (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS is_super, lower('ÉÖ') AS folded`),
    );
    expect(rows[0]).toEqual({ name: 'masar', encoding: 'UTF8', is_super: false, folded: 'éö' });
    const settings = await onServer(server.adminUrl, (client) =>
      client.query(`SELECT current_setting('listen_addresses') AS addresses,
        current_setting('unix_socket_directories') AS sockets`),
    );
    expect(settings.rows[0]).toEqual({ addresses: '127.0.0.1', sockets: '' });
    expect(server.reused).toBe(false);
  });

  it('keeps its password to the owner and refuses another one [OPS-1]', async () => {
    const server = await start();
    expect(statSync(join(folder, 'password')).mode & 0o777).toBe(0o600);
    const wrong = server.url.replace(/:[^:@]+@/, ':guessed@');
    await expect(onServer(wrong, (client) => client.query('SELECT 1'))).rejects.toThrow(
      /password authentication failed/,
    );
  });

  it('comes back on the same port with the same data after a stop [OPS-1]', async () => {
    const first = await start();
    await onServer(first.url, (client) => client.query('CREATE TABLE kept AS SELECT 42 AS answer'));
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);
    const second = await start();
    expect(second.port).toBe(first.port);
    const { rows } = await onServer(second.url, (client) => client.query('SELECT answer FROM kept'));
    expect(rows).toEqual([{ answer: 42 }]);
  });

  it('joins the server that a killed parent left running [OPS-1]', async () => {
    const parent = spawn(node24, [
      '--input-type=module',
      '-e',
      `${startElsewhere(folder)} setInterval(() => {}, 1e3);`,
    ]);
    const [output] = (await once(parent.stdout, 'data')) as [Buffer];
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    const server = await start();
    expect(server.reused).toBe(true);
    expect(server.pid).toBe(Number(output.toString()));
  });

  it('recovers committed rows after the server itself was killed [REL-6]', async () => {
    const first = await start(folder, { durable: true });
    await onServer(first.url, (client) => client.query('CREATE TABLE kept AS SELECT 1 AS n'));
    process.kill(first.pid, 'SIGKILL');
    const second = await start(folder, { durable: true });
    expect(second.reused).toBe(false);
    const { rows } = await onServer(second.url, (client) => client.query('SELECT n FROM kept'));
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('waits for what a killed server left, also where only its children’s last words are in the log [REL-6]', () => {
    const lastWords = 'FATAL:  terminating connection due to unexpected postmaster exit';
    expect(new ServerDidNotStart(`${lastWords}\n${lastWords}`).isLeftover).toBe(true);
    expect(new ServerDidNotStart('FATAL:  database files are incompatible with server').isLeftover).toBe(false);
  });

  it('is not held up by a pid file whose number now belongs to another process [OPS-1]', async () => {
    const first = await start();
    await first.stop();
    writeFileSync(join(folder, 'cluster/postmaster.pid'), `${process.pid}\n${folder}/cluster\n0\n${first.port}\n\n\n`);
    const second = await start();
    expect(readPostmaster(join(folder, 'cluster'))?.pid).toBe(second.pid);
  });

  it('lets two callers at the same moment share one server [OPS-1]', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    expect(second.pid).toBe(first.pid);
    expect([first.reused, second.reused].sort()).toEqual([false, true]);
  });

  it('refuses an explicit port that another program has [OPS-1]', async () => {
    const other = await start();
    const second = join(folder, '../second');
    await expect(startLocalPostgres({ dataDirectory: second, port: other.port })).rejects.toThrow(
      `Port ${other.port}, asked for PostgreSQL, is taken by another program.`,
    );
  });

  it('begins anew where an earlier initdb was cut off [OPS-1]', async () => {
    mkdirSync(join(folder, 'cluster.new/base'), { recursive: true });
    const server = await start();
    expect(readFileSync(join(folder, 'cluster/PG_VERSION'), 'utf8')).toBe('18\n');
    expect(existsSync(join(folder, 'cluster.new'))).toBe(false);
    expect(server.reused).toBe(false);
  });

  it('leaves a cluster of another major version alone and says so [OPS-1]', async () => {
    mkdirSync(join(folder, 'cluster'), { recursive: true });
    writeFileSync(join(folder, 'cluster/PG_VERSION'), '15\n');
    await expect(startLocalPostgres({ dataDirectory: folder })).rejects.toThrow(/was made by PostgreSQL 15/);
  });

  (isRoot ? it : it.skip)('runs as uid 65534 where root has no user namespaces [OPS-1]', async () => {
    const elsewhere = reachableFolder(folder, nobody);
    const server = await start(folder, { account: { kind: 'nobody', prefix: [], identity: nobody } });
    try {
      expect(elsewhere).toMatch(/^\/var\/tmp\/masar-postgres-/);
      expect(statSync(join(elsewhere, 'cluster')).uid).toBe(nobody.uid);
      expect(statSync(`/proc/${server.pid}`).uid).toBe(nobody.uid);
    } finally {
      await server.stop();
      rmSync(elsewhere, { recursive: true, force: true });
    }
  });

  (isRoot ? it : it.skip)('runs for an ordinary user as well [OPS-1]', () => {
    chmodSync(join(folder, '..'), 0o777);
    const script = `${startElsewhere(folder)} await server.stop(); process.exit(0);`;
    const run = spawnSync(node24, ['--input-type=module', '-e', script], { ...nobody, encoding: 'utf8', cwd: '/' });
    expect(run.stderr).toBe('');
    expect(run.status).toBe(0);
    expect(statSync(join(folder, 'cluster')).uid).toBe(nobody.uid);
  });
});

describe('createDatabase', () => {
  it('copies a template for another owner and drops the copy although somebody is connected [OPS-1]', async () => {
    const server = await start();
    await onServer(server.url, (client) => client.query('CREATE TABLE seeded AS SELECT 7 AS n'));
    await createDatabase(server.adminUrl, 'copy "one"', { template: 'masar', owner: 'masar' });
    const url = urlForDatabase(server.url, 'copy "one"');
    await onServer(url, async (client) => {
      expect((await client.query('SELECT n FROM seeded')).rows).toEqual([{ n: 7 }]);
      await dropDatabase(server.adminUrl, 'copy "one"');
    }).catch((error: Error) => expect(error.message).toMatch(/terminat/));
    await expect(onServer(url, (client) => client.query('SELECT 1'))).rejects.toThrow(/does not exist/);
  });
});
