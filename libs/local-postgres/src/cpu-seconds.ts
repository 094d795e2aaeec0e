import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const ticks = 100;

/** CPU seconds of a process with the threads it has had, and of the children that it has waited for. */
export const cpuSecondsOf = (pid: number): number => spentIn(statOf(pid), 4);

/** CPU seconds of the thread with which a process began; in Node the one that runs JavaScript. */
export const mainThreadSeconds = (pid: number): number => spentIn(statOf(pid, `task/${pid}/stat`), 2);

/** Seconds in which the machine's processors had nothing to do, all of them together. */
export function idleSeconds(): number {
  const [, , , , idle, waiting] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]!.split(/\s+/);
  return (Number(idle) + Number(waiting)) / ticks;
}

/** The same of a process together with the children that it has now, as PostgreSQL's connections are. */
export function cpuSecondsWithChildren(pid: number): number {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((one) => Number.isInteger(one) && isChildOf(one, pid));
  return [pid, ...children].reduce((sum, one) => sum + cpuSecondsOf(one), 0);
}

function isChildOf(pid: number, parent: number): boolean {
  try {
    return Number(statOf(pid)[1]) === parent;
  } catch {
    // It ended while we looked.
    return false;
  }
}

/** User and system time, and those of children behind them. */
const spentIn = (stat: string[], fields: 2 | 4): number =>
  stat.slice(11, 11 + fields).reduce((sum, field) => sum + Number(field), 0) / ticks;

/** What stands behind the name, which may hold spaces: state, parent, … */
function statOf(pid: number, file = 'stat'): string[] {
  const text = readFileSync(`/proc/${pid}/${file}`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}
