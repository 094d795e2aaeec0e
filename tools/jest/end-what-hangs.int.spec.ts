import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'masar-hanging-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** How a run of these files ends that is patient for fifteen seconds. */
const run = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const { reporters, runner, setupFilesAfterEnv } = {
    reporters: ['default', join(root, 'tools/jest/end-what-hangs.mjs')],
    runner: [join(root, 'node_modules/jest-light-runner/src/index.js'), { runtime: 'child_process' }],
    setupFilesAfterEnv: [join(root, 'tools/jest/tell-progress.mjs')],
  };
  const config = {
    rootDir: folder,
    runner,
    reporters,
    setupFilesAfterEnv,
    maxWorkers: 2,
    testMatch: ['**/*.spec.mjs'],
  };
  const { NODE_OPTIONS: _, ...env } = process.env;
  return spawnSync('node', [jest, '--config', JSON.stringify(config), ...Object.keys(files)], {
    cwd: folder,
    env: { ...env, TEST_PATIENCE_MINUTES: '0.25' },
    encoding: 'utf8',
  });
};

const others = `it('works', () => expect(1).toBe(1));`;

describe('a run of tests', () => {
  it('ends where nothing goes on in a file, and names the file and its test', () => {
    const hangs = `${others}\nit('waits for ever', () => new Promise(() => setInterval(() => {}, 100)));`;
    const { status, stderr } = run({ 'hangs.spec.mjs': hangs, 'other.spec.mjs': others });
    expect(status).toBe(1);
    expect(stderr).toContain(`hangs.spec.mjs, at or behind 'waits for ever'`);
  });

  it('goes on as long as one test comes behind another', () => {
    const slow = `for (const n of [1, 2, 3, 4]) it('step ' + n, () => new Promise((done) => setTimeout(done, 5000)));`;
    const { status, stderr } = run({ 'slow.spec.mjs': slow, 'other.spec.mjs': others });
    expect(stderr).toContain('5 passed');
    expect(status).toBe(0);
  });
});
