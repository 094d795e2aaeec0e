import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

const suffix = '.part';
const pattern = /\.zip\.(.+)\.(\d+)\.part$/;

/** On another machine that writes into the same folder, an archive grows all the time. */
const untouchedMs = 60 * 60 * 1000;

/** Where an archive is written until it is whole: its name tells who writes it. */
export const asideOf = (path: string): string => `${path}.${hostname()}.${process.pid}${suffix}`;

export const isInterrupted = (path: string): boolean => path.endsWith(suffix);

/**
 * Deletes what killed processes left of archives, and answers how many there were. To be called by a process that has
 * not begun one itself.
 */
export async function sweepInterrupted(folder: string, now = new Date()): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  let swept = 0;
  for (const name of names.filter(isInterrupted)) {
    const path = join(folder, name);
    if (await isWritten(name, path, now)) continue;
    await rm(path, { force: true });
    swept += 1;
  }
  return swept;
}

async function isWritten(name: string, path: string, now: Date): Promise<boolean> {
  const [, host, pid] = pattern.exec(name) ?? [];
  if (host === hostname()) return Number(pid) !== process.pid && isAlive(Number(pid));
  const touched = await stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
  return now.getTime() - touched < untouchedMs;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // There is such a process, of somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
