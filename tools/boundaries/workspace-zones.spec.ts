import { join } from 'node:path';
import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { fileName } from '../eslint/file-name.ts';
import { logicalDirection } from '../eslint/logical-direction.ts';
import { workspaceZones } from '../eslint/workspace-zones.ts';
import { zones } from '../eslint/zones.ts';

const root = join(import.meta.dirname, '../..');

/** Messages of our own rules about this text, were it in that file. */
function complaints(file: string, code: string): string[] {
  const messages = new Linter({ cwd: root }).verify(
    code,
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: tseslint.parser as Linter.Parser },
      plugins: { masar: { rules: { zones, 'file-name': fileName, 'logical-direction': logicalDirection } } },
      rules: {
        'masar/zones': ['error', workspaceZones],
        'masar/file-name': 'error',
        'masar/logical-direction': 'error',
      },
    },
    join(root, file),
  );
  return messages.map(({ message }) => message);
}

/** importing file, specifier that is refused, specifier that is allowed */
const imports: [string, string, string][] = [
  ['libs/domain/src/a.ts', 'zod', './roles.ts'],
  ['libs/domain/src/a.ts', '@masar/i18n', '../src/roles.ts'],
  ['libs/i18n/src/a.ts', '@masar/ui', '@masar/domain'],
  ['libs/contracts/src/a.ts', '@masar/ui', 'openapi-fetch'],
  ['libs/ui/src/a.ts', '@masar/contracts', '@masar/i18n'],
  ['portal/src/app/a.ts', '@nestjs/common', 'react'],
  ['portal/src/app/a.ts', '@mikro-orm/core', '@masar/contracts'],
  ['admin-console/src/a.ts', '../../backend/src/main', '@masar/contracts'],
  ['admin-console/src/a.ts', '../../portal/src/main', '@masar/ui'],
  ['admin-console/src/jobs/a.ts', '../users/user.fields', '../records/fields'],
  ['admin-console/src/courses/lessons/a.ts', '../../users', '../course.fields'],
  ['admin-console/src/queues/a.tsx', '../abuse-reports', '../posts/PostWords'],
  ['admin-console/src/users/a.tsx', '../app/Console', '../page/PageHeading'],
  ['admin-console/src/records/a.tsx', '../queues/QueuePage', '../page/PageHeading'],
  ['portal/src/shared/a.ts', '../../../admin-console/src/main', '#shared/toasts'],
  ['portal/src/features/courses/a.ts', '#features/auth/model', '#features/courses/model'],
  ['portal/src/features/courses/pages/a.ts', '../../auth/model', '../model'],
  ['portal/src/features/courses/a.ts', '#app/router', '#shared/toasts'],
  ['portal/src/features/courses/a.ts', '#app/navigation/paths', '#shared/navigation/paths'],
  ['portal/src/subjects/courses/a.ts', '#app/providers', '#shared/navigation/paths'],
  ['portal/src/subjects/courses/a.ts', '#features/courses/routes', '#subjects/courses/course.queries'],
  ['portal/src/subjects/courses/a.ts', '../skills/skills.queries', './course.queries'],
  ['portal/src/shared/list/a.tsx', '#subjects/courses/CourseRating', '#shared/dialog/Dialog'],
  ['portal/src/shared/list/a.ts', '../../subjects/skills/skills.queries', '../dialog/useModal'],
  ['portal/src/shared/a.ts', '#features/auth/model', '#shared/toasts'],
  ['portal/src/shared/a.ts', '#app/providers', '../shared/toasts'],
  ['backend/src/a.ts', '@masar/contracts', '@masar/domain'],
  ['backend/src/a.ts', '@masar/ui', '@masar/i18n'],
];

describe('the zones of the workspace', () => {
  it.each(imports)('%s cannot import %s but can import %s', (file, refused, allowed) => {
    expect(complaints(file, `import '${refused}';`)).toEqual([expect.stringContaining('must not import')]);
    expect(complaints(file, `export const page = import('${refused}');`)).toHaveLength(1);
    expect(complaints(file, `export * from '${refused}';`)).toHaveLength(1);
    expect(complaints(file, `import '${allowed}';`)).toEqual([]);
  });

  it.each([
    ['portal/src/app/router.tsx', '#features/auth/routes'],
    ['portal/src/app/router.tsx', '#subjects/courses/course.queries'],
    ['portal/src/features/postings/a.ts', '#subjects/skills/skills.queries'],
    ['admin-console/src/app/dashboard/a.tsx', '../../first-day'],
    ['admin-console/src/records/a.spec.tsx', '../forums'],
  ])('%s may look down at %s', (file, below) => {
    expect(complaints(file, `import '${below}';`)).toEqual([]);
  });

  it('has seen every zone refuse something', () => {
    const refusals = imports.flatMap(([file, refused]) => complaints(file, `import '${refused}';`));
    for (const { because } of workspaceZones) {
      expect(refusals.some((message) => message.includes(because))).toBe(because !== '');
    }
  });
});

describe('file names', () => {
  it.each([
    ['portal/src/app/courseCard.ts', 'portal/src/app/course-card.ts'],
    ['portal/src/app/course_card.tsx', 'portal/src/app/CourseCard.tsx'],
    ['portal/src/app/UsePage.ts', 'portal/src/app/usePage.ts'],
    ['backend/src/CourseService.ts', 'backend/src/course.service.ts'],
    ['backend/migrations/Migration1.ts', 'backend/migrations/Migration20261121T0001_accounts.ts'],
  ])('%s is refused and %s allowed', (refused, allowed) => {
    expect(complaints(refused, 'export {};')).toHaveLength(1);
    expect(complaints(allowed, 'export {};')).toEqual([]);
  });
});

describe('styles written as objects', () => {
  it.each([
    ['{ marginLeft: 4 }', '{ marginInlineStart: 4 }'],
    ["{ 'paddingRight': 4 }", '{ paddingInlineEnd: 4 }'],
    ["{ textAlign: 'left' }", "{ textAlign: 'start' }"],
    ['{ borderTopLeftRadius: 4 }', '{ borderStartStartRadius: 4 }'],
  ])('%s is refused and %s allowed [I18N-1]', (refused, allowed) => {
    expect(complaints('portal/src/app/a.ts', `export const sx = ${refused};`)).toHaveLength(1);
    expect(complaints('portal/src/app/a.ts', `export const sx = ${allowed};`)).toEqual([]);
  });
});

describe('the configuration of ESLint', () => {
  it.each([
    [
      'portal/src/main.tsx',
      ['masar/zones', 'masar/file-name', 'masar/logical-direction', 'react-hooks/rules-of-hooks'],
    ],
    ['backend/src/main.ts', ['masar/zones', 'masar/file-name', '@typescript-eslint/no-explicit-any']],
    ['libs/ui/src/index.ts', ['masar/zones', 'masar/logical-direction', '@typescript-eslint/no-explicit-any']],
  ])('applies our rules as errors to %s', async (file, rules) => {
    const config = (await new ESLint({ cwd: root }).calculateConfigForFile(join(root, file))) as Linter.Config;
    for (const rule of rules) expect((config.rules?.[rule] as unknown[])[0]).toBe(2);
  });
});
