const { existsSync, readFileSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

/**
 * Names of modules by level, read from their manifests as text: loading them would take every entity of the backend. A
 * module looks at lower levels only, and never sideways (docs/architecture.md).
 */
function readTower(folder = join(__dirname, 'backend/src/modules')) {
  const tower = [];
  for (const name of readdirSync(folder)) {
    const manifest = join(folder, name, `${name}.manifest.ts`);
    if (!existsSync(manifest)) continue;
    const level = /^ {2}level: ([1-9]),$/m.exec(readFileSync(manifest, 'utf8'))?.[1];
    if (!level) throw new Error(`${manifest} does not say its level`);
    (tower[level - 1] ??= []).push(name);
  }
  return tower;
}
const tower = readTower();

const test = String.raw`\.spec\.tsx?$|/testing/|^backend/test(ing)?/`;

/** One rule per module: everything that is neither itself nor below it is out of reach. */
const looksDown = tower.flatMap((level, height) =>
  level.map((module) => {
    const reachable = [module, ...tower.slice(0, height).flat()];
    return {
      name: `${module}-looks-down`,
      severity: 'error',
      comment: 'A module imports modules of lower levels only; upwards and sideways it speaks by events.',
      from: { path: `^backend/src/modules/${module}/`, pathNot: test },
      to: { path: `^backend/src/modules/(?!(${reachable.join('|')})/)` },
    };
  }),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...looksDown,
    {
      name: 'known-module',
      severity: 'error',
      comment: 'A new module first gets its manifest, which says its level.',
      from: { path: `^backend/src/modules/(?!(${tower.flat().join('|')})/)[^/]+/` },
      to: {},
    },
    {
      name: 'manifest-only-declares',
      severity: 'error',
      comment: 'A manifest names what its own module declares: everything that starts early reads it.',
      from: { path: '^backend/src/modules/([^/]+)/[^/]+\\.manifest\\.ts$' },
      to: {
        pathNot: [
          '^backend/src/modules/$1/.*\\.(entity|personal-data|invariants)\\.ts$',
          '^backend/src/platform/manifest/module-manifest\\.ts$',
        ],
      },
    },
    {
      name: 'manifests-are-read-from-above',
      severity: 'error',
      comment: 'Only the list of modules reads manifests; what a module needs of itself it imports directly.',
      from: { path: '^backend/', pathNot: '^backend/src/modules/manifests(\\.spec)?\\.ts$' },
      to: { path: '\\.manifest\\.ts$' },
    },
    {
      name: 'modules-do-not-know-the-list',
      severity: 'error',
      comment: 'The list of modules stands above all of them; its own test lies beside it.',
      from: { path: '^backend/src/modules/[^/]+/' },
      to: { path: '^backend/src/modules/manifests\\.ts$' },
    },
    {
      name: 'module-front-door',
      severity: 'error',
      comment: 'Another module is reached through its index.ts only.',
      from: { path: '^backend/src/modules/([^/]+)/', pathNot: test },
      to: {
        path: '^backend/src/modules/([^/]+)/',
        pathNot: ['^backend/src/modules/$1/', '^backend/src/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'tests-use-front-doors',
      severity: 'error',
      comment: 'A test may also arrange and read rows of other modules: by their builders and entities.',
      from: { path: '^backend/src/modules/([^/]+)/.*(\\.spec\\.ts$|/testing/)' },
      to: {
        path: '^backend/src/modules/([^/]+)/',
        pathNot: ['^backend/src/modules/$1/', '^backend/src/modules/[^/]+/index\\.ts$', '/testing/', '\\.entity\\.ts$'],
      },
    },
    {
      name: 'application-uses-front-doors',
      severity: 'error',
      comment: 'What composes the application uses front doors too; the list of modules alone looks inside.',
      from: { path: '^backend/(src/(commands/)?|acceptance/)[^/]+\\.ts$', pathNot: test },
      to: { path: '^backend/src/modules/[^/]+/', pathNot: '^backend/src/modules/[^/]+/index\\.ts$' },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      comment: 'Modules stand on the platform.',
      from: { path: '^backend/src/platform/', pathNot: test },
      to: { path: '^backend/src/modules/' },
    },
    {
      name: 'pure-files-stay-pure',
      severity: 'error',
      comment: 'Rules and policies are functions of plain values: no framework, no database, no clock.',
      from: { path: '\\.(policy|rules)\\.ts$' },
      to: {
        path: '\\.(service|queries|controller|module|listener|presenter)\\.ts$|node_modules/(@nestjs|@mikro-orm)/',
      },
    },
    {
      name: 'testing-only-from-tests',
      severity: 'error',
      comment: 'Builders and test servers never reach the product.',
      from: { path: '^backend/(src|migrations|seeds)/', pathNot: test },
      to: { path: '/testing/|\\.spec\\.ts$' },
    },
    {
      name: 'controllers-leave-the-database-alone',
      severity: 'error',
      comment: 'A controller turns HTTP into a call; queries and services know the tables.',
      from: { path: '\\.controller\\.ts$', pathNot: '^backend/src/platform/' },
      to: { path: 'node_modules/@mikro-orm/|\\.entity\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Two files that need each other are one file, or lack a third.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'An import that leads nowhere.',
      from: {},
      to: { couldNotResolve: true, path: '^([.]|#)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'default', 'node', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css'],
    },
  },
};
