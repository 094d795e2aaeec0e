import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPhysicalDirections } from './physical-direction.ts';
import { root } from './workspace.ts';

/** Fails on style sheets that name left or right: such rules stay put when the page is mirrored for Arabic (I18N-1). */
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', '*.css'], {
  cwd: root,
  encoding: 'utf8',
});
for (const file of listed.split('\n').filter(Boolean)) {
  for (const found of findPhysicalDirections(readFileSync(join(root, file), 'utf8'))) {
    console.error(`${file}:${found}`);
    process.exitCode = 1;
  }
}
