import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import importOrder from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';
import { assertedSeconds } from './tools/eslint/asserted-seconds.ts';
import { fileName } from './tools/eslint/file-name.ts';
import { logicalDirection } from './tools/eslint/logical-direction.ts';
import { workspaceZones } from './tools/eslint/workspace-zones.ts';
import { zones } from './tools/eslint/zones.ts';

const masar = {
  rules: { 'asserted-seconds': assertedSeconds, 'file-name': fileName, 'logical-direction': logicalDirection, zones },
};
const web = ['portal/**/*.{ts,tsx}', 'admin-console/**/*.{ts,tsx}', 'libs/ui/**/*.{ts,tsx}'];

/** Node's own, packages, folders by alias, then files from far to near: one block, each kind by its alphabet. */
const importGroups = ['^\\u0000', '^node:', '^@?\\w', '^#', '^\\.\\.', '^\\.'];

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/dist-ssr/',
    '.builds/',
    '**/coverage/',
    '.nx/',
    '.data/',
    'libs/contracts/src/api.gen.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{js,mjs,cjs,ts,tsx}'],
    plugins: { masar, 'import-order': importOrder },
    rules: {
      'import-order/imports': ['error', { groups: [importGroups] }],
      'masar/file-name': 'error',
      'masar/zones': ['error', workspaceZones],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'object-shorthand': 'error',
      'prefer-template': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    // Types that decorators write into the running code are imports of values.
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      // `declare global { namespace Express }` is how Express lets a request carry more.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/no-empty-function': 'off',
      // A type that contains itself cannot be a Record.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      // Counting tries is not walking through a list.
      '@typescript-eslint/prefer-for-of': 'off',
      // Control characters are named on purpose, to refuse them.
      'no-control-regex': 'off',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // An assertion is at times the shortest true statement (a checked variable, a row that the query guarantees).
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Nest modules, DTO and response classes are classes by the framework's design.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true, allowStaticOnly: true }],
    },
  },
  { files: ['**/*.spec.{ts,tsx}', 'e2e/pages/**', 'e2e/checks/**'], rules: { 'masar/asserted-seconds': 'error' } },
  {
    files: web,
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'masar/logical-direction': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXOpeningElement[name.name='bdi']:not(:has(JSXAttribute[name.name='dir']))",
          message: 'A bare bdi goes by the first letter: use Isolated, which goes by the language.',
        },
        {
          selector:
            "JSXOpeningElement[name.name=/^(bdi|h[1-6]|p|span|strong|em|dd|dt|li|td|del|ins)$/] > JSXAttribute[name.name='dir'][value.value='auto']",
          message: 'dir="auto" goes by the first letter: use textDirection, or Isolated inside.',
        },
      ],
    },
  },
  {
    files: [
      'tools/**',
      '**/*.mjs',
      '**/*.js',
      '**/*.cjs',
      'backend/src/commands/**',
      'backend/acceptance/**',
      'e2e/bench/**',
      'libs/ui/src/tokens/write-tokens.ts',
    ],
    languageOptions: {
      globals: { __dirname: 'readonly', console: 'readonly', process: 'readonly', URL: 'readonly', module: 'writable' },
    },
    rules: { 'no-console': 'off' },
  },
);
