import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isSameProcessRunning, processIdentity } from './process-identity.ts';

/** What a lock file tells: held by a living process (with its pid), or free to take. */
export type LockAttempt = { taken: true; release: () => void } | { taken: false; holder: number };

/**
 * Takes the lock when it is free or when its holder is dead. The file is released by `release`, or by the holder's
 * death, so no crash leaves a lock behind.
 */
export function tryLock(file: string): LockAttempt {
  const identity = processIdentity(process.pid) ?? String(process.pid);
  for (;;) {
    try {
      writeFileSync(file, identity, { flag: 'wx' });
      return { taken: true, release: () => release(file, identity) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(file);
    if (holder === undefined) continue;
    if (isBeingWritten(file, holder) || isSameProcessRunning(holder)) {
      return { taken: false, holder: Number.parseInt(holder, 10) || 0 };
    }
    rmSync(file, { force: true });
  }
}

function readHolder(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Between creating and filling the file lies a moment; a file that stays empty longer was left by a crash. */
function isBeingWritten(file: string, content: string): boolean {
  if (content !== '') return false;
  try {
    return Date.now() - statSync(file).mtimeMs < 2_000;
  } catch {
    return true;
  }
}

function release(file: string, identity: string): void {
  if (readHolder(file) === identity) rmSync(file, { force: true });
}
