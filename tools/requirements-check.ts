import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citedRequirements, knownRequirements } from './check/requirement-ids.ts';
import { root } from './workspace.ts';

/** Fails on a requirement ID in a test title that docs/requirements.md does not know. */
const document = join(root, 'docs/requirements.md');
if (!existsSync(document)) {
  console.error('docs/requirements.md is missing.');
  process.exit(1);
}
const known = knownRequirements(readFileSync(document, 'utf8'));
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', '*.spec.ts', '*.spec.tsx'], {
  cwd: root,
  encoding: 'utf8',
});
const unknown = listed
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))
  .flatMap((file) => citedRequirements(readFileSync(join(root, file), 'utf8')).map((id) => ({ file, id })))
  .filter(({ id }) => !known.has(id));
for (const { file, id } of unknown) console.error(`${file}: ${id} is not in docs/requirements.md`);
process.exitCode = unknown.length === 0 ? 0 : 1;
