import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../environment/masar-server.ts';

/** PostgreSQL and Patroni refuse to run as root; Debian's packages bring a user for them. */
const account = process.getuid?.() === 0 ? accountOf('postgres') : undefined;

function accountOf(name: string): { uid: number; gid: number } {
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A folder that they may write. */
export function folderFor(...path: string[]): string {
  const folder = join(...path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** Where sockets of databases are, by the settings of operators. */
const sockets = '/var/run/postgresql';

/** The settings of Patroni as operators have them; whoever is not root has the sockets elsewhere. */
export function patroniSettings(folder: string): string {
  const path = join(root, 'ops/ha/patroni.yml');
  if (account) {
    if (!existsSync(sockets)) folderFor(sockets);
    return path;
  }
  const own = join(folder, 'patroni.yml');
  writeFileSync(own, replaced(readFileSync(path, 'utf8'), { [sockets]: tmpdir() }));
  return own;
}

/** Gives them a file to read. */
export function hand(path: string): string {
  if (account) chownSync(path, account.uid, account.gid);
  return path;
}

/** A file's text with other values; each has to be there. */
export function replaced(text: string, others: Record<string, string>): string {
  for (const [from, to] of Object.entries(others)) {
    if (!text.includes(from)) throw new Error(`The file does not say ‘${from}’`);
    text = text.replace(from, to);
  }
  return text;
}

/** How one of their programs is started. */
interface Start {
  environment?: Record<string, string>;
  cwd?: string;
  /** A network namespace to run in. */
  network?: string | undefined;
}

/** Starts one of their programs; what it says goes into a file of the folder. */
export function startProgram(
  folder: string,
  name: string,
  [command = '', ...args]: readonly string[],
  { environment = {}, cwd, network }: Start = {},
): ChildProcess {
  const log = openSync(join(folder, `${name}.log`), 'a');
  const enter = ['nsenter', `--net=${network}`, `--setuid=${account?.uid}`, `--setgid=${account?.gid}`, '--'];
  const [program, ...rest] = network ? [...enter, command, ...args] : [command, ...args];
  return spawn(program!, rest, {
    // Only root may enter a network; nsenter becomes their user by itself.
    ...(!network && account),
    cwd: cwd ?? folder,
    env: { PATH: process.env['PATH'], HOME: folder, LANG: 'C.UTF-8', ...environment },
    stdio: ['ignore', log, log],
  });
}

/** Runs one of their programs to its end and answers what it printed; fails when it does. */
export async function runProgram(
  [command = '', ...args]: readonly string[],
  { environment = {}, cwd }: Start = {},
): Promise<string> {
  const env = { PATH: process.env['PATH'], LANG: 'C.UTF-8', ...environment };
  const { stdout } = await promisify(execFile)(command, args, { ...account, ...(cwd && { cwd }), env });
  return stdout;
}
