import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitRulesOf, faultOfSubject } from './check/commit-subject.ts';
import { root } from './workspace.ts';

/**
 * `node tools/commit-messages.ts FILE` judges the message that somebody writes; without a file, those of the commits
 * that main does not have. What is on main stays as it is, and where there is no git there is nothing to judge.
 */
const [file] = process.argv.slice(2);
const rules = commitRulesOf(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'));
const subjects = file ? [readFileSync(file, 'utf8').split('\n')[0] ?? ''] : subjectsAheadOfMain();
for (const subject of subjects) {
  const fault = faultOfSubject(subject, rules);
  if (!fault) continue;
  console.error(`${subject}\n  ${fault} (CONTRIBUTING.md, Commits)`);
  process.exitCode = 1;
}

function subjectsAheadOfMain(): string[] {
  for (const main of ['origin/main', 'main']) {
    const log = spawnSync('git', ['log', '--format=%s', `${main}..HEAD`], { cwd: root, encoding: 'utf8' });
    if (log.status === 0) return log.stdout.split('\n').filter((line) => line !== '');
  }
  return [];
}
