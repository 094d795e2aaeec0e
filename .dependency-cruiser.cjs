/** Levels of the module tower; a module looks at lower levels only, and never sideways (docs/architecture.md). */
const tower = [
  ['auth', 'translations'],
  ['courses', 'postings'],
  ['community', 'opportunities', 'services', 'vr', 'skills', 'outreach'],
  ['jobs', 'workshop', 'site'],
  ['analytics', 'ai', 'notifications', 'search', 'privacy', 'dashboards', 'operations', 'integrations', 'reports'],
  ['admin'],
];

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
      comment: 'A new module first gets its place in the tower at the top of this file.',
      from: { path: `^backend/src/modules/(?!(${tower.flat().join('|')})/)` },
      to: {},
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
      comment:
        'What composes the application uses front doors too. Only the list of all tables looks inside, and the declarations of invariants and personal data, which are plain values.',
      from: { path: '^backend/src/(commands/)?[^/]+\\.ts$', pathNot: [test, '^backend/src/entities\\.ts$'] },
      to: {
        path: '^backend/src/modules/[^/]+/',
        pathNot: '^backend/src/modules/[^/]+/(index|[a-z-]+\\.(invariants|personal-data))\\.ts$',
      },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      comment:
        'Modules stand on the platform. The list of all tables, shared with the migrations, is the one exception.',
      from: { path: '^backend/src/platform/', pathNot: [test, '^backend/src/platform/database/entities\\.ts$'] },
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
