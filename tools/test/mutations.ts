import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
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
type Size = 'small' | 'medium';

/** Only ends what hangs: an answer that never comes, or an endless loop, which the tests themselves cannot end. */
const patienceMinutes = 2;
/** What pages are waited for: a fault mostly shows by something that never comes, in every test of a file. */
const waitSeconds = '20';

stopChildrenOnSignal();
let undo: (() => void) | undefined;
let server: Promise<void> | undefined;
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
    const { outcome, by } = await tried(file, text, fault, specs);
    tally[outcome] += 1;
    const what = `${file}:${fault.line} ${fault.kind}: ${text.slice(fault.start, fault.end)} → ${fault.replacement}`;
    if (outcome !== 'found') missed.push(what);
    console.log(
      `${outcome.padEnd(8)} ${what.replaceAll(/\s+/g, ' ')} (${by.map((spec) => basename(spec)).join(', ')})`,
    );
  }
  console.log(JSON.stringify({ seed: Number(values.seed), drawn, ...tally, missed }));
} catch (error) {
  reportFailure(error);
} finally {
  if (server) await serverOfTests('stop');
}

/** The nearest spec of each size first, alone: it mostly finds what is found. `by` are the specs that found it, or all. */
async function tried(
  file: string,
  text: string,
  fault: Fault,
  { small, medium }: ReturnType<Imports['specsOf']>,
): Promise<{ outcome: Outcome; by: readonly string[] }> {
  const path = join(root, file);
  undo = () => writeFileSync(path, text);
  writeFileSync(path, withFault(text, fault));
  const turns: [Size, readonly string[]][] = [
    ['small', small.slice(0, 1)],
    ['medium', medium.slice(0, 1)],
    ['small', small.slice(1)],
    ['medium', medium.slice(1)],
  ];
  try {
    for (const [size, by] of turns) if (by.length > 0 && (await fails(file, size, by))) return { outcome: 'found', by };
    return { outcome: small.length + medium.length > 0 ? 'survived' : 'no spec', by: [...small, ...medium] };
  } finally {
    undo();
    undo = undefined;
  }
}

/** In one process, which loads the room once and may keep lines open; what hangs counts as found. */
async function fails(file: string, size: Size, specs: readonly string[]): Promise<boolean> {
  const room = roomOf(file);
  if (size === 'medium') await (server ??= serverOfTests('start'));
  const loader = room === 'backend' ? 'swc-loader.ts' : 'jest/web-loader.ts';
  const conditions = room === 'backend' ? ['--conditions=source'] : [];
  const project = room === 'backend' ? ['--selectProjects', size] : [];
  const only = [
    '--bail',
    '--maxWorkers=1',
    '--forceExit',
    '--runTestsByPath',
    ...specs.map((spec) => join(root, spec)),
  ];
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const hang = AbortSignal.timeout(3 * patienceMinutes * 60_000);
  try {
    const { output } = await outputOf(
      process.execPath,
      [...conditions, '--import', `../tools/${loader}`, jest, ...project, ...only],
      {
        cwd: join(root, room),
        env: { ...process.env, TEST_PATIENCE_MINUTES: String(patienceMinutes), TEST_WAIT_SECONDS: waitSeconds },
        signal: hang,
        killSignal: 'SIGKILL',
      },
    );
    // Failed, hung, or taken down altogether.
    if (/^(?:Tests|Test Suites): .*\bfailed\b|^No step further|^Node\.js v\d/m.test(output)) return true;
    if (!/^Tests: +.*\bpassed\b/m.test(output)) throw new Error(`The specs near ${file} did not run:\n${output}`);
    return false;
  } catch (error) {
    if (hang.aborted) return true;
    throw error;
  }
}

/** One for all faults, where each run of tests would start its own. */
async function serverOfTests(what: 'start' | 'stop'): Promise<void> {
  const file = pathToFileURL(join(root, `backend/testing/jest/${what}-test-server.mjs`));
  const { default: act } = (await import(file.href)) as { default: () => Promise<void> };
  await act();
}
