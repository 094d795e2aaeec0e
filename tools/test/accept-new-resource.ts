import { rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { outputOf, stopChildrenOnSignal } from '../child.ts';
import { reportFailure } from '../workspace.ts';
import { copyWorkspace } from './workspace-copy.ts';

/**
 * npm run accept:new-resource: generates a resource with a field of each kind in a copy of the workspace, and runs there
 * what has to pass at once. Says what failed, and last one line of JSON with `pass`.
 */
const flags = [
  ['module', 'community'],
  ['name', 'study-circle'],
  ['arabic', 'حلقة دراسة|حلقات دراسة|حلقة الدراسة|حلقات الدراسة|حلقتا دراسة|حلقة دراسة'],
  ['by', 'instructor,volunteer'],
  ['field', 'title:bilingual!=العنوان|Title'],
  ['field', 'motto:text=الشعار|Motto'],
  ['field', 'about:markdown=الوصف|About'],
  ['field', 'places:integer!=المقاعد|Places'],
  ['field', 'fee:money=الرسم|Fee'],
  ['field', 'share:percent=الحصة|Share'],
  ['field', 'isOpen:boolean=مفتوحة للجميع|Open to all'],
  ['field', 'firstDay:date=اليوم الأول|First day'],
  ['field', 'startsAt:instant=الموعد|Starts at'],
  ['field', 'state:choice(planned=مخطّط لها|Planned,running=جارية|Running)!=الحال|State'],
  ['field', 'course:reference(courses)=الدورة|Course'],
].flatMap(([name, value]) => [`--${name}`, value!]);

const files = '(study-circle|menu-groups|router|rights|query-roots|help|message-digits)';
const rows = 'study-circles|schema.int|test/access.http|record-columns|contract.http|personal-data.int|audited-writes';

/** Program, arguments, and the room it runs in. */
const steps: readonly (readonly [string, readonly string[], string?])[] = [
  ['node', ['tools/new-resource/main.ts', ...flags]],
  ['eslint', ['.', '--max-warnings', '0']],
  ['prettier', ['--check', '--log-level', 'warn', '.']],
  ['npm', ['run', '-s', 'typecheck'], 'backend'],
  ['npm', ['run', '-s', 'typecheck'], 'portal'],
  ['npm', ['run', '-s', 'typecheck'], 'admin-console'],
  ['npm', ['run', '-s', 'typecheck'], 'e2e'],
  ['oxlint', ['--type-aware', '--deny-warnings']],
  ['depcruise', ['backend/src', 'backend/migrations', 'backend/test', 'libs']],
  ['depcruise', ['src', '--config', '../.dependency-cruiser.cjs', '--ts-config', 'tsconfig.json'], 'portal'],
  ['knip', ['--no-progress', '--no-config-hints']],
  ['node', ['tools/texts/main.ts', 'check']],
  ['node', ['tools/api-contract.ts', 'check']],
  ['node', ['tools/requirements-check.ts']],
  ['node', ['tools/style-check.ts']],
  ['npm', ['run', '-s', 'test:small', '--', files], 'portal'],
  ['npm', ['run', '-s', 'test:small', '--', 'study-circle|Console'], 'admin-console'],
  ['npm', ['run', '-s', 'test:small', '--', 'study-circle|manifests'], 'backend'],
  ['npm', ['run', '-s', 'test:int', '--', rows], 'backend'],
];

async function accept(copy: string): Promise<string[]> {
  const failed: string[] = [];
  const path = `${join(copy, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  for (const [command, args, room = '.'] of steps) {
    const title = `${room}: ${command} ${args.slice(0, 4).join(' ')}`;
    console.log(`=== ${title}`);
    const cwd = join(copy, room);
    const { code, output } = await outputOf(command, args, { cwd, env: { ...process.env, PATH: path } });
    if (code === 0) continue;
    console.log(output);
    failed.push(title);
    // Without the files there is nothing to check.
    if (failed.length === 1 && command === 'node' && args.includes('--module')) break;
  }
  return failed;
}

stopChildrenOnSignal();
const copy = copyWorkspace();
try {
  const failed = await accept(copy);
  console.log(JSON.stringify({ steps: steps.length, failed, pass: failed.length === 0 }));
  process.exitCode = failed.length === 0 ? 0 : 1;
} catch (error) {
  reportFailure(error);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
