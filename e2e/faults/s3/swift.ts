import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@masar/local-postgres';

/** A real S3 server: OpenStack Swift with one copy of everything, on loopback, gone with `stop`. */
export interface Swift {
  port: number;
  accessKeyId: string;
  secretAccessKey: string;
  /** Makes a bucket. */
  makeBucket: (name: string) => Promise<void>;
  /** Names of the objects in a bucket. */
  list: (bucket: string) => Promise<string[]>;
  stop: () => void;
}

const secretAccessKey = 'only-for-this-trial';
const kinds = ['account', 'container', 'object'] as const;
const patienceMs = 60_000;

export async function startSwift(): Promise<Swift> {
  const folder = mkdtempSync(join(tmpdir(), 'masar-swift-'));
  const children: ChildProcess[] = [];
  const start = (program: string, args: string[]): void => {
    const log = openSync(join(folder, 'log'), 'a');
    children.push(spawn(program, args, { stdio: ['ignore', log, log] }));
  };
  const stop = (): void => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    mkdirSync(join(folder, 'disks/d1'), { recursive: true });
    const [port, cachePort, ...storagePorts] = await freePorts(5);
    start('memcached', ['-l', '127.0.0.1', '-p', String(cachePort), '-u', 'nobody']);
    for (const [index, kind] of kinds.entries()) {
      makeRing(folder, kind, storagePorts[index]!);
      const path = join(folder, `${kind}.conf`);
      writeFileSync(path, storageSettings(folder, kind, storagePorts[index]!));
      start(`swift-${kind}-server`, [path]);
    }
    const path = join(folder, 'proxy.conf');
    writeFileSync(path, proxySettings(folder, port!, cachePort!));
    start('swift-proxy-server', [path]);
    await untilWell(port!);
    return { port: port!, accessKeyId: 'masar:files', secretAccessKey, stop, ...(await openAccount(port!)) };
  } catch (error) {
    stop();
    throw error;
  }
}

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await findFreePort());
  return [...ports];
}

function makeRing(folder: string, kind: string, port: number): void {
  for (const args of [['create', '4', '1', '1'], ['add', `r1z1-127.0.0.1:${port}/d1`, '1'], ['rebalance']]) {
    spawnSync('swift-ring-builder', [join(folder, `${kind}.builder`), ...args]);
  }
}

const common = (folder: string, port: number): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
log_level = ERROR
`;

const storageSettings = (folder: string, kind: string, port: number): string => `${common(folder, port)}
devices = ${folder}/disks
mount_check = false
recon_cache_path = ${folder}
fallocate_reserve = 0
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;

const proxySettings = (folder: string, port: number, cachePort: number): string => `${common(folder, port)}
[pipeline:main]
pipeline = catch_errors cache bulk s3api tempauth slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cachePort}
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_masar_files = ${secretAccessKey} .admin
`;

async function untilWell(port: number): Promise<void> {
  for (const limit = Date.now() + patienceMs; Date.now() < limit; await sleep(200)) {
    const isWell = await fetch(`http://127.0.0.1:${port}/info`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isWell) return;
  }
  throw new Error('Swift did not start within a minute.');
}

/** Looks at the same objects by Swift's own interface, which knows nothing of S3. */
async function openAccount(port: number): Promise<Pick<Swift, 'makeBucket' | 'list'>> {
  const answer = await fetch(`http://127.0.0.1:${port}/auth/v1.0`, {
    headers: { 'x-auth-user': 'masar:files', 'x-auth-key': secretAccessKey },
  });
  const headers = { 'x-auth-token': answer.headers.get('x-auth-token')! };
  const account = `http://127.0.0.1:${port}${new URL(answer.headers.get('x-storage-url')!).pathname}`;
  return {
    makeBucket: async (name) => {
      const made = await fetch(`${account}/${name}`, { method: 'PUT', headers });
      if (!made.ok) throw new Error(`No bucket: ${made.status}`);
    },
    list: async (bucket) => {
      const listed = await fetch(`${account}/${bucket}?limit=10000`, { headers });
      return (await listed.text()).split('\n').filter(Boolean);
    },
  };
}
