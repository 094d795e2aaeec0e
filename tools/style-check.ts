import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPhysicalDirections } from './physical-direction.ts';
import { findRepeatedRules } from './repeated-rules.ts';
import { findOwnTextSizes } from './text-size.ts';
import { root } from './workspace.ts';

/** Drawings have units of their own; the base says what all others are a share of. */
const drawings = ['FloorPlan.module.css', 'RiverMap.module.css', 'libs/ui/src/base.css'];

/** Declarations that modules may say again. It only falls: what is alike has a name in `libs/ui/src/shells`. */
const mayRepeat = 292;

/**
 * Fails on style sheets that name left or right, since such rules stay put when the page is mirrored for Arabic (I18N-1),
 * on sizes of text beside the nine of `libs/ui/src/tokens`, and on rules that say again what others say.
 */
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', '*.css'], {
  cwd: root,
  encoding: 'utf8',
});
const files = listed.split('\n').filter((file) => file && existsSync(join(root, file)));
const sheets = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const complain = (complaint: string): void => {
  console.error(complaint);
  process.exitCode = 1;
};

for (const [file, css] of sheets) {
  const sizes = drawings.some((drawing) => file.endsWith(drawing)) ? [] : findOwnTextSizes(css);
  for (const found of [...findPhysicalDirections(css), ...sizes]) complain(`${file}:${found}`);
}

const repeated = findRepeatedRules(new Map([...sheets].filter(([file]) => file.endsWith('.module.css'))));
const redundant = repeated.reduce((sum, rule) => sum + rule.redundant, 0);
if (redundant > mayRepeat) {
  for (const { declarations, places } of repeated)
    console.error(`${declarations.join('; ')}\n  ${places.join('\n  ')}`);
  complain(`${redundant} declarations repeat others, ${mayRepeat} may: take a shell of @masar/ui or name a new one.`);
}
if (redundant < mayRepeat)
  complain(`Only ${redundant} declarations repeat others: write that into tools/style-check.ts.`);
