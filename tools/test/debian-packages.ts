import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from '../workspace.ts';

const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin'];
const isThere = (program: string): boolean => folders.some((folder) => existsSync(`${folder}/${program}`));

/**
 * Whether the programs are on this machine. Missing ones are installed with their Debian packages by root; for anybody
 * else it says what is missing. No service of theirs is started: what is tried brings its own settings.
 */
export function haveDebianPrograms(programs: readonly string[], packages: readonly string[]): boolean {
  const missing = (): string[] => programs.filter((program) => !isThere(program));
  if (missing().length === 0) return true;
  if (process.getuid?.() === 0 && isThere('apt-get')) {
    const run = (args: string[]): void => {
      // Without a run level nothing of what is installed starts by itself.
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
      spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    };
    run(['update', '-q']);
    run(['install', '-y', '-q', '--no-install-recommends', ...packages]);
  }
  const still = missing();
  if (still.length === 0) return true;
  say({
    ar: `تُرك: يلزمه ${still.join('، ')}، من حزم Debian: ${packages.join(' ')}.`,
    en: `Skipped: it takes ${still.join(', ')}, of Debian's packages ${packages.join(' ')}.`,
  });
  return false;
}
