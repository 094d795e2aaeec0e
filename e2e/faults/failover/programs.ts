import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';

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

/** Gives them a file to read. */
export function hand(path: string): string {
  if (account) chownSync(path, account.uid, account.gid);
  return path;
}

/** Starts one of their programs; what it says goes into a file of the folder. */
export function startProgram(
  folder: string,
  name: string,
  [command = '', ...args]: readonly string[],
  { environment = {}, cwd }: { environment?: Record<string, string>; cwd?: string } = {},
): ChildProcess {
  const log = openSync(join(folder, `${name}.log`), 'a');
  return spawn(command, args, {
    ...account,
    cwd: cwd ?? folder,
    env: { PATH: process.env['PATH'], HOME: folder, LANG: 'C.UTF-8', ...environment },
    stdio: ['ignore', log, log],
  });
}
