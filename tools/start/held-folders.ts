import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Which of these folders (real paths) a process of this machine stands in or was started from. It tells of processes
 * that this user may look at, all of them for root; of none where the system has no /proc.
 */
export function heldBy(folders: readonly string[]): Set<string> {
  const places = processes().flatMap(placesOf);
  return new Set(folders.filter((folder) => places.some((place) => `${place}${sep}`.startsWith(`${folder}${sep}`))));
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** One that has ended meanwhile, or is somebody else's, has none. */
function placesOf(pid: string): string[] {
  try {
    const words = readFileSync(join('/proc', pid, 'cmdline'), 'utf8').split('\0');
    return [readlinkSync(join('/proc', pid, 'cwd')), ...words.filter((word) => word.startsWith('/'))];
  } catch {
    return [];
  }
}
