import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * One line that names a running process for ever: its pid and when it started, since pids are given out again (after
 * a restart of a container at once). Undefined when no such process runs.
 */
export function processIdentity(pid: number): string | undefined {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (fields[0] === 'Z') return undefined;
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      return `${pid} ${fields[19]} ${boot}`;
    } catch {
      return undefined;
    }
  }
  const started = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim();
  return started ? `${pid} ${started}` : undefined;
}

/** Whether the process that once wrote this identity still runs. */
export function isSameProcessRunning(identity: string): boolean {
  return processIdentity(Number.parseInt(identity, 10)) === identity;
}
