import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';

const root = join(import.meta.dirname, '../..');
const configuration = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
  forbidden: (IForbiddenRuleType & { name: string })[];
  options: ICruiseOptions;
};

const modules = join(root, 'backend/src/modules');
const moduleFolders = readdirSync(modules, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/** Files of a small workspace, by path below backend/src. */
type Files = Record<string, string>;

interface Planted {
  rule: string;
  /** Breaks the rule. */
  wrong: Files;
  /** The nearest thing that is allowed. */
  right: Files;
}

const value = 'export const value = 1;\n';
const exporting = (specifier: string): string => `export { value } from '${specifier}';\n`;

const planted: Planted[] = [
  {
    rule: 'courses-looks-down',
    wrong: { 'modules/courses/a.ts': exporting('#modules/jobs'), 'modules/jobs/index.ts': value },
    right: { 'modules/courses/a.ts': exporting('#modules/auth'), 'modules/auth/index.ts': value },
  },
  {
    rule: 'auth-looks-down',
    wrong: { 'modules/auth/a.ts': exporting('#modules/courses'), 'modules/courses/index.ts': value },
    right: { 'modules/auth/a.ts': exporting('#platform/clock'), 'platform/clock.ts': value },
  },
  {
    rule: 'translations-looks-down',
    wrong: { 'modules/translations/a.ts': exporting('#modules/courses'), 'modules/courses/index.ts': value },
    right: { 'modules/courses/a.ts': exporting('#modules/translations'), 'modules/translations/index.ts': value },
  },
  {
    rule: 'vr-looks-down',
    wrong: { 'modules/vr/a.ts': exporting('#modules/skills'), 'modules/skills/index.ts': value },
    right: { 'modules/vr/a.ts': exporting('#modules/courses'), 'modules/courses/index.ts': value },
  },
  {
    rule: 'jobs-looks-down',
    wrong: { 'modules/jobs/a.ts': exporting('#modules/ai'), 'modules/ai/index.ts': value },
    right: { 'modules/jobs/a.ts': exporting('#modules/skills'), 'modules/skills/index.ts': value },
  },
  {
    rule: 'workshop-looks-down',
    wrong: { 'modules/workshop/a.ts': exporting('#modules/jobs'), 'modules/jobs/index.ts': value },
    right: { 'modules/workshop/a.ts': exporting('#modules/skills'), 'modules/skills/index.ts': value },
  },
  {
    rule: 'privacy-looks-down',
    wrong: { 'modules/privacy/a.ts': exporting('#modules/notifications'), 'modules/notifications/index.ts': value },
    right: { 'modules/privacy/a.ts': exporting('#modules/workshop'), 'modules/workshop/index.ts': value },
  },
  {
    rule: 'dashboards-looks-down',
    wrong: { 'modules/dashboards/a.ts': exporting('#modules/analytics'), 'modules/analytics/index.ts': value },
    right: { 'modules/dashboards/a.ts': exporting('#modules/courses'), 'modules/courses/index.ts': value },
  },
  {
    rule: 'notifications-looks-down',
    wrong: { 'modules/notifications/a.ts': exporting('#modules/admin'), 'modules/admin/index.ts': value },
    right: { 'modules/notifications/a.ts': exporting('#modules/jobs'), 'modules/jobs/index.ts': value },
  },
  {
    rule: 'operations-looks-down',
    wrong: { 'modules/operations/a.ts': exporting('#modules/dashboards'), 'modules/dashboards/index.ts': value },
    right: { 'modules/operations/a.ts': exporting('#modules/auth'), 'modules/auth/index.ts': value },
  },
  {
    rule: 'reports-looks-down',
    wrong: { 'modules/reports/a.ts': exporting('#modules/analytics'), 'modules/analytics/index.ts': value },
    right: { 'modules/reports/a.ts': exporting('#modules/courses'), 'modules/courses/index.ts': value },
  },
  {
    rule: 'integrations-looks-down',
    wrong: { 'modules/integrations/a.ts': exporting('#modules/search'), 'modules/search/index.ts': value },
    right: { 'modules/integrations/a.ts': exporting('#modules/courses'), 'modules/courses/index.ts': value },
  },
  {
    rule: 'known-module',
    wrong: { 'modules/payments/a.ts': exporting('./b.js'), 'modules/payments/b.ts': value },
    right: { 'modules/site/a.ts': exporting('./b.js'), 'modules/site/b.ts': value },
  },
  {
    rule: 'manifest-only-declares',
    wrong: { 'modules/auth/auth.manifest.ts': exporting('./users.js'), 'modules/auth/users.ts': value },
    right: { 'modules/auth/auth.manifest.ts': exporting('./user.entity.js'), 'modules/auth/user.entity.ts': value },
  },
  {
    rule: 'manifests-are-read-from-above',
    wrong: { 'modules/auth/a.ts': exporting('./auth.manifest.js'), 'modules/auth/auth.manifest.ts': value },
    right: { 'modules/manifests.ts': exporting('./auth/auth.manifest.js'), 'modules/auth/auth.manifest.ts': value },
  },
  {
    rule: 'modules-do-not-know-the-list',
    wrong: { 'modules/auth/a.ts': exporting('../manifests.js'), 'modules/manifests.ts': value },
    right: { 'app.module.ts': exporting('./modules/manifests.js'), 'modules/manifests.ts': value },
  },
  {
    rule: 'module-front-door',
    wrong: { 'modules/courses/a.ts': exporting('../auth/users.js'), 'modules/auth/users.ts': value },
    right: { 'modules/courses/a.ts': exporting('#modules/auth'), 'modules/auth/index.ts': value },
  },
  {
    rule: 'tests-use-front-doors',
    wrong: { 'modules/courses/a.spec.ts': exporting('../auth/users.js'), 'modules/auth/users.ts': value },
    right: {
      'modules/courses/a.spec.ts': exporting('../auth/testing/user.factory.js'),
      'modules/auth/testing/user.factory.ts': value,
    },
  },
  {
    rule: 'application-uses-front-doors',
    wrong: { 'app.module.ts': exporting('./modules/auth/users.js'), 'modules/auth/users.ts': value },
    right: { 'app.module.ts': exporting('#modules/auth'), 'modules/auth/index.ts': value },
  },
  {
    rule: 'platform-knows-no-module',
    wrong: { 'platform/a.ts': exporting('#modules/auth'), 'modules/auth/index.ts': value },
    right: { 'platform/a.ts': exporting('#platform/clock'), 'platform/clock.ts': value },
  },
  {
    rule: 'pure-files-stay-pure',
    wrong: {
      'modules/courses/lesson.rules.ts': "import { Injectable } from '@nestjs/common';\nexport default Injectable;\n",
    },
    right: {
      'modules/courses/lesson.rules.ts': exporting('./lesson.limits.js'),
      'modules/courses/lesson.limits.ts': value,
    },
  },
  {
    rule: 'testing-only-from-tests',
    wrong: { 'modules/auth/a.ts': exporting('./testing/user.js'), 'modules/auth/testing/user.ts': value },
    right: { 'modules/auth/a.spec.ts': exporting('./testing/user.js'), 'modules/auth/testing/user.ts': value },
  },
  {
    rule: 'controllers-leave-the-database-alone',
    wrong: { 'modules/auth/a.controller.ts': exporting('./user.entity.js'), 'modules/auth/user.entity.ts': value },
    right: { 'modules/auth/a.controller.ts': exporting('./user.queries.js'), 'modules/auth/user.queries.ts': value },
  },
  {
    rule: 'no-circular',
    wrong: { 'platform/a.ts': exporting('./b.js'), 'platform/b.ts': exporting('./a.js') },
    right: { 'platform/a.ts': exporting('./b.js'), 'platform/b.ts': value },
  },
  {
    rule: 'resolvable',
    wrong: { 'platform/a.ts': exporting('./nowhere.js') },
    right: { 'platform/a.ts': exporting('./b.js'), 'platform/b.ts': value },
  },
];

let workspace: string;

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'masar-boundaries-'));
  mkdirSync(join(workspace, 'backend'));
  cpSync(join(root, 'backend/package.json'), join(workspace, 'backend/package.json'));
  mkdirSync(join(workspace, 'node_modules/@nestjs/common'), { recursive: true });
  writeFileSync(join(workspace, 'node_modules/@nestjs/common/index.js'), 'export const Injectable = 1;\n');
});

afterEach(() => rmSync(workspace, { recursive: true, force: true }));

/** Names of the rules that the planted files break. */
async function brokenRules(files: Files): Promise<string[]> {
  for (const [path, content] of Object.entries(files)) {
    const file = join(workspace, 'backend/src', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const { forbidden, options } = configuration;
  const { enhancedResolveOptions, ...cruiseOptions } = options;
  const { output } = await cruise(
    ['backend'],
    { ...cruiseOptions, baseDir: workspace, validate: true, ruleSet: { forbidden } },
    enhancedResolveOptions,
  );
  return [...new Set((output as ICruiseResult).summary.violations.map((violation) => violation.rule.name))];
}

describe('the tower of backend modules', () => {
  it.each(planted)('$rule sees its violation and lets the allowed neighbour pass', async ({ rule, wrong, right }) => {
    expect(await brokenRules(wrong)).toContain(rule);
    rmSync(join(workspace, 'backend/src'), { recursive: true });
    expect(await brokenRules(right)).toEqual([]);
  });

  it('has a rule for each module and a planted violation for each other rule', () => {
    const names = configuration.forbidden.map(({ name }) => name);
    const general = names.filter((name) => !name.endsWith('-looks-down'));
    expect(planted.map(({ rule }) => rule)).toEqual(expect.arrayContaining(general));
    const ofModules = names.filter((name) => name.endsWith('-looks-down')).sort();
    expect(ofModules).toEqual(moduleFolders.map((module) => `${module}-looks-down`));
  });

  it('is drawn in the architecture as the manifests say', () => {
    const drawing = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
    const drawn = [...drawing.matchAll(/^([1-9]) {2}(.+)$/gm)].flatMap(([, level, modules = '']) =>
      modules.split(/ +/).map((module) => `${level} ${module}`),
    );
    const said = moduleFolders.map((module) => {
      const manifest = join(modules, module, `${module}.manifest.ts`);
      return `${/ level: (\d)/.exec(readFileSync(manifest, 'utf8'))?.[1]} ${module}`;
    });
    expect(drawn.sort()).toEqual(said.sort());
  });
});
