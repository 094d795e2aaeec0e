import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const ticks = 100;

/** CPU seconds of a process with the threads it has had, and of the children that it has waited for. */
export function cpuSecondsOf(pid: number): number {
  const [user, system, ofChildren, inChildren] = statOf(pid).slice(11, 15).map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return (user + system + ofChildren + inChildren) / ticks;
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

/** What stands behind the name, which may hold spaces: state, parent, … */
function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}
