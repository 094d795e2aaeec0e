import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { outputOf, stopChildrenOnSignal } from '../child.ts';
import { reportFailure, root } from '../workspace.ts';
import { chance, shuffled, takesFaults } from './mutations/draw.ts';
import { type Fault, faultsIn, withFault } from './mutations/faults.ts';
import { Imports, roomOf } from './mutations/related-specs.ts';

/**
 * npm run mutations [-- --count N --seed N --only TEXT --small]: draws faults of one line, one in a file, runs the specs
 * that are near it and prints what none of them found; the last line is JSON. Files are put back, also after Ctrl-C.
 */
type Outcome = 'found' | 'survived' | 'no spec';

/** Only ends what hangs; a fault may be an endless loop. */
const patienceMinutes = '10';

stopChildrenOnSignal();
let undo: (() => void) | undefined;
process.on('exit', () => undo?.());
try {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '60' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      only: { type: 'string', default: '' },
      small: { type: 'boolean', default: false },
    },
  });
  const tracked = (await outputOf('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root })).output.split('\n');
  const files = tracked.filter((file) => /^(?:backend|portal|admin-console)\//.test(file));
  const imports = new Imports(root, files);
  const next = chance(Number(values.seed));
  const tally: Record<Outcome, number> = { found: 0, survived: 0, 'no spec': 0 };
  const missed: string[] = [];
  let drawn = 0;
  for (const file of shuffled(
    files.filter((one) => takesFaults(one) && one.includes(values.only)),
    next,
  )) {
    if (drawn === Number(values.count)) break;
    const specs = imports.specsOf(file);
    if (values.small) specs.medium = [];
    if (values.small && specs.small.length === 0) continue;
    const text = readFileSync(join(root, file), 'utf8');
    const faults = faultsIn(text, file);
    const fault = faults[Math.floor(next() * faults.length)];
    if (!fault) continue;
    drawn += 1;
    const outcome = await tried(file, text, fault, specs);
    tally[outcome] += 1;
    const what = `${file}:${fault.line} ${fault.kind}: ${text.slice(fault.start, fault.end)} → ${fault.replacement}`;
    if (outcome !== 'found') missed.push(what);
    console.log(`${outcome.padEnd(8)} ${what.replaceAll('\n', ' ')}`);
  }
  console.log(JSON.stringify({ seed: Number(values.seed), drawn, ...tally, missed }));
} catch (error) {
  reportFailure(error);
}

/** Small specs first: they answer soonest. */
async function tried(
  file: string,
  text: string,
  fault: Fault,
  specs: ReturnType<Imports['specsOf']>,
): Promise<Outcome> {
  const path = join(root, file);
  undo = () => writeFileSync(path, text);
  writeFileSync(path, withFault(text, fault));
  try {
    if (specs.small.length > 0 && (await fails(file, 'small', specs.small))) return 'found';
    if (specs.medium.length > 0 && (await fails(file, 'medium', specs.medium))) return 'found';
    return specs.small.length + specs.medium.length > 0 ? 'survived' : 'no spec';
  } finally {
    undo();
    undo = undefined;
  }
}

async function fails(file: string, size: 'small' | 'medium', specs: readonly string[]): Promise<boolean> {
  const room = roomOf(file);
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const loader = room === 'backend' ? [] : ['--import', '../tools/jest/web-loader.ts'];
  const project = room === 'backend' ? ['--selectProjects', size] : [];
  const only = ['--bail', '--runTestsByPath', ...specs.map((spec) => join(root, spec))];
  const { output } = await outputOf(process.execPath, [...loader, jest, ...project, ...only], {
    cwd: join(root, room),
    env: { ...process.env, TEST_PATIENCE_MINUTES: patienceMinutes },
  });
  if (/^(?:Tests|Test Suites): .*\bfailed\b|^No step further/m.test(output)) return true;
  if (!/^Tests: +.*\bpassed\b/m.test(output)) throw new Error(`The specs near ${file} did not run:\n${output}`);
  return false;
}
