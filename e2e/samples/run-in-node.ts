import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../environment/masar-server.ts';
import type { Sample } from './lesson-samples.ts';
import { jsonFaults, verdict } from './run-in-page.ts';

/** Only ends what hangs. */
const patienceMs = 60_000;

/** Runs the samples of a lesson in a project of their own: named ones become its files, the others are run. */
export async function runInNode(samples: readonly Sample[]): Promise<string[]> {
  const project = mkdtempSync(join(tmpdir(), 'masar-samples-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
    writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
    const faults: string[] = [];
    for (const [index, sample] of samples.entries()) {
      if (sample.language === 'json') faults.push(...verdict(sample, jsonFaults(sample.code), []));
      if (sample.language !== 'js') continue;
      const file = sample.file ?? `sample-${index}.js`;
      writeFileSync(join(project, file), sample.code);
      const isTest = file.endsWith('.test.js');
      if (sample.file && !isTest && sample.output === undefined) continue;
      const { errors, printed } = await run(isTest ? ['--test', file] : [file], project);
      faults.push(...verdict(sample, errors, printed));
    }
    return faults;
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

function run(args: string[], cwd: string): Promise<{ errors: string[]; printed: string[] }> {
  const environment = { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1' };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd, env: environment, timeout: patienceMs }, (error, stdout, stderr) =>
      resolve({ errors: error ? [`${error.message} ${stderr} ${stdout}`.slice(0, 800)] : [], printed: [stdout] }),
    );
  });
}
