import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPhysicalDirections } from './physical-direction.ts';
import { findOwnTextSizes } from './text-size.ts';
import { root } from './workspace.ts';

/** Drawings have units of their own; the base says what all others are a share of. */
const drawings = ['FloorPlan.module.css', 'RiverMap.module.css', 'libs/ui/src/base.css'];

/**
 * Fails on style sheets that name left or right, since such rules stay put when the page is mirrored for Arabic (I18N-1),
 * and on sizes of text beside the nine of `libs/ui/src/tokens`.
 */
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', '*.css'], {
  cwd: root,
  encoding: 'utf8',
});
for (const file of listed.split('\n').filter(Boolean)) {
  const css = readFileSync(join(root, file), 'utf8');
  const sizes = drawings.some((drawing) => file.endsWith(drawing)) ? [] : findOwnTextSizes(css);
  for (const found of [...findPhysicalDirections(css), ...sizes]) {
    console.error(`${file}:${found}`);
    process.exitCode = 1;
  }
}
