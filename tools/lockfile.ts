import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lockfile, missingOptionalPackages } from './check/optional-packages.ts';
import { root } from './workspace.ts';

/**
 * npm leaves optional packages of other platforms out of the lockfile when the registry does not have them, and `npm ci`
 * then refuses that lockfile everywhere. `node tools/lockfile.ts` checks, `node tools/lockfile.ts complete` adds them.
 */
const file = join(root, 'package-lock.json');
const lockfile = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
const missing = missingOptionalPackages(lockfile);
if (process.argv[2] === 'complete') {
  const packages = Object.entries({ ...lockfile.packages, ...missing });
  const sorted = packages.sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(file, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
} else {
  for (const path of Object.keys(missing))
    console.error(`package-lock.json lacks ${path}; run node tools/lockfile.ts complete`);
  process.exitCode = Object.keys(missing).length === 0 ? 0 : 1;
}
