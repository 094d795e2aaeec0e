import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { giveTo } from './server-account.ts';
import { commandLine, type ServerPrograms, versionFile } from './server-command.ts';

/** Major version of the bundled programs; a cluster of another one is not touched. */
const majorVersion = '18';

/** Runs initdb once. It works beside the final place and is moved there when complete, so a kill leaves no half. */
export function ensureCluster(programs: ServerPrograms, log: (line: string) => void): void {
  const { folder, account } = programs;
  if (existsSync(versionFile(folder))) return checkVersion(programs);
  const unfinished = `${folder.cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  log(`Creating a PostgreSQL ${majorVersion} cluster in ${folder.root}`);
  if (account.identity) giveTo(folder.root, account.identity);
  const [command, args] = commandLine(programs, programs.initdb, initdbArguments(unfinished, folder.passwordFile));
  const result = spawnSync(command, args, {
    ...account.identity,
    cwd: folder.root,
    env: programs.environment,
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    const reason = result.error?.message ?? `${result.stdout}${result.stderr}`.trim().split('\n').slice(-6).join('\n');
    throw new Error(`initdb could not create ${folder.cluster}:\n${reason}`);
  }
  renameSync(unfinished, folder.cluster);
}

function initdbArguments(directory: string, passwordFile: string): string[] {
  return [
    `--pgdata=${directory}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    // Sorts Arabic and Latin as people expect, with the ICU of the package, so alike on every machine.
    '--locale-provider=icu',
    '--icu-locale=und',
    '--locale=C',
    // Nothing of value is in it yet; the server syncs from its first start on.
    '--no-sync',
    '--no-instructions',
  ];
}

function checkVersion({ folder }: ServerPrograms): void {
  const found = readFileSync(versionFile(folder), 'utf8').trim();
  if (found === majorVersion) return;
  throw new Error(
    `${folder.cluster} was made by PostgreSQL ${found}, this program brings ${majorVersion}. ` +
      'Restore a backup into a new folder, or move the folder away to begin anew.',
  );
}
