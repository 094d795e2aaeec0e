import type { Step } from '../test/run-steps.ts';

const nx = (...targets: string[]): Pick<Step, 'command' | 'args'> => ({
  command: 'nx',
  // One project at a time: the two lanes already keep two processors busy.
  args: ['run-many', '-t', ...targets, '--output-style=static', '--parallel=1'],
});
const node = (...args: string[]): Pick<Step, 'command' | 'args'> => ({ command: 'node', args });

/** ESLint and Prettier keep what they found of each file by its content, which is all that their rules ask for. */
const cached = (name: string): string[] => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  `node_modules/.cache/${name}.json`,
];

/** The longest first, so that two lanes end together. */
export const checkSteps: Step[] = [
  { name: 'lint', command: 'eslint', args: ['.', '--max-warnings', '0', ...cached('eslint')] },
  { name: 'small tests', ...nx('test:small') },
  { name: 'types, lint by types, borders', ...nx('typecheck', 'lint:types', 'borders') },
  { name: 'format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.', ...cached('prettier')] },
  { name: 'nothing unused', command: 'knip', args: ['--no-progress', '--no-config-hints', '--cache'] },
  { name: 'contract', ...node('tools/api-contract.ts', 'check') },
  { name: 'texts', ...node('tools/texts/main.ts', 'check') },
  { name: 'commit messages', ...node('tools/commit-messages.ts') },
  { name: 'requirement IDs', ...node('tools/requirements-check.ts') },
  { name: 'lockfile', ...node('tools/lockfile.ts') },
  { name: 'licences', ...node('tools/licences.ts', 'check') },
  { name: 'styles', ...node('tools/style-check.ts') },
];
