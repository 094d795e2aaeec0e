import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../workspace.ts';

/** What a command may change without touching the workspace: its files in a folder of their own, packages linked. */
export function copyWorkspace(): string {
  const copy = mkdtempSync(join(tmpdir(), 'masar-copy-'));
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  for (const file of git('ls-files', '-co', '--exclude-standard', '-z').split('\0')) {
    if (file === '' || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  linkPackages(copy);
  // Some checks ask git for the files there are.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  return copy;
}

/** Links each package; those of the workspace itself are the copies. */
function linkPackages(copy: string): void {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, '@masar'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@masar' && name !== '.cache') symlinkSync(join(from, name), join(to, name));
  }
  for (const name of readdirSync(join(from, '@masar'))) {
    const room = ['admin-console', 'backend', 'e2e', 'portal'].includes(name) ? name : `libs/${name}`;
    symlinkSync(join(copy, room), join(to, '@masar', name));
    // What a room needs in another version than the others.
    const own = join(root, room, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(copy, room, 'node_modules'));
  }
}
