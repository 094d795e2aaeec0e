import { arbOf, withText } from '../../texts/area.ts';
import { valuesOf, valueTypeOf } from '../kinds/words.ts';
import { capital } from '../names.ts';
import { choicesOf, type Resource, tablesTypeOf } from '../resource.ts';
import { before, withDecorated, withElement, withImport, withUnionMember } from '../source-edit.ts';
import type { Edit } from './edit.ts';

/** The lists of the module itself. */
export function moduleEdits(resource: Resource): Edit[] {
  const { module, names, requirement } = resource;
  const { camel, many, one, pascal, pascals, table, code } = names;
  const folder = `backend/src/modules/${module}`;
  const below = (file: string): string => `./${one}/${file}.js`;
  const { isFeminine, theOne } = resource.arabic;
  const [this_, owner] = isFeminine ? ['هذه', 'صاحبها'] : ['هذا', 'صاحبه'];
  const failures: [code: string, told: { ar: string; en: string }][] = [
    [`${code}_not_found`, { ar: `لم نجد ${this_} ${theOne}.`, en: `This ${names.words} was not found.` }],
    [
      `not_your_${code}`,
      {
        ar: `لا يعدّل ${theOne} أو يحذف${isFeminine ? 'ها' : 'ه'} إلا ${owner}.`,
        en: `Only whoever added the ${names.words} can change or delete it.`,
      },
    ],
  ];
  return [
    {
      path: `${folder}/${module}.manifest.ts`,
      change: (text) =>
        withElement(
          withImport(text, [`${pascal}Schema`], below(`${one}.entity`)),
          [`${module}Manifest`, 'entities'],
          `${pascal}Schema`,
        ),
    },
    {
      path: `${folder}/${module}.tables.ts`,
      change: (text) =>
        withUnionMember(
          withImport(text, [`${pascal}Schema`], below(`${one}.entity`), true),
          [tablesTypeOf(module)],
          `typeof ${pascal}Schema`,
        ),
    },
    {
      path: `${folder}/${module}.personal-data.ts`,
      change: (text) =>
        withElement(text, [`${module}PersonalData`, 'sources'], `{ table: '${table}', whose: 'user_id' }`),
    },
    {
      path: `${folder}/${module}.errors.ts`,
      change: (text) =>
        `${text.trimEnd()}
export class ${pascal}NotFound extends defineError('${module}.${code}_not_found', 404) {}
export class NotYour${pascal} extends defineError('${module}.not_your_${code}', 403) {}
`,
    },
    {
      path: `${folder}/${module}.module.ts`,
      change: (text) => {
        const imported = [
          [`${pascals}Controller`, `${many}.controller`],
          [`${pascal}Queries`, `${one}.queries`],
          [`${pascal}Service`, `${one}.service`],
        ].reduce((file, [name, from]) => withImport(file, [name!], below(from!)), text);
        const named = [
          ['controllers', `${pascals}Controller`],
          ['providers', `${pascal}Queries`],
          ['providers', `${pascal}Service`],
          ['exports', `${pascal}Service`],
        ] as const;
        return named.reduce((file, [property, name]) => withDecorated(file, property, name), imported);
      },
    },
    {
      path: `${folder}/index.ts`,
      change: (text) => {
        const handsErrorsOut = text.includes(`export * from './${module}.errors.js'`);
        const values = choicesOf(resource).flatMap((field) => [
          `type ${valueTypeOf(camel, field)}`,
          valuesOf(camel, field),
        ]);
        const lines = [
          handsErrorsOut ? '' : `export { ${pascal}NotFound } from './${module}.errors.js';`,
          `export { Add${pascal}Dto, Change${pascal}Dto } from '${below(`${one}.dto`)}';`,
          values.length > 0 ? `export { ${values.join(', ')} } from '${below(`${one}.entity`)}';` : '',
          `export { ${pascal}Service } from '${below(`${one}.service`)}';`,
        ];
        return `${text.trimEnd()}\n${lines.filter(Boolean).join('\n')}\n`;
      },
    },
    {
      path: `${folder}/README.md`,
      change: (text) =>
        `${text.trimEnd()}\n\`${one}/\` owns \`${table}\`: ${names.wordsMany} that people add (${requirement}).\n`,
    },
    ...(['ar', 'en'] as const).map((language): Edit => ({
      path: arbOf(`libs/i18n/src/errors/${module}`, language),
      change: (text) =>
        failures.reduce(
          (file, [key, told]) => withText(file, `${module}Errors.${module}.${key}`, told[language]),
          text,
        ),
    })),
  ];
}

/** The lists of the whole API. */
export function apiEdits(resource: Resource): Edit[] {
  const { adders, module, names } = resource;
  const { camel, many, pascals, table } = names;
  const roles = `[${adders.map((role) => `'${role}'`).join(', ')}]`;
  const calls: [string, string][] = [
    [`GET /api/${many}`, `'signed-in'`],
    [`POST /api/${many}`, roles],
    [`GET /api/${many}/{id}`, `'signed-in'`],
    [`PATCH /api/${many}/{id}`, roles],
    [`DELETE /api/${many}/{id}`, roles],
  ];
  const ofConsole = ['DELETE', 'GET', 'POST', 'PUT']
    .map((method) => `${method} /api/admin/${many}`)
    .concat(['DELETE', 'GET', 'PUT'].map((method) => `${method} /api/admin/${many}/{id}`));
  return [
    {
      path: 'backend/test/access-matrix.ts',
      change: (text) =>
        before(text, placeOf(text, `/api/${many}`), `${calls.map(([call, who]) => `'${call}': ${who},`).join('\n')}\n`),
    },
    {
      path: 'backend/test/access-matrix.administration.ts',
      change: (text) =>
        before(
          text,
          placeOf(text, `/api/admin/${many}`),
          `${ofConsole.map((call) => `'${call}': admins,`).join('\n')}\n`,
        ),
    },
    {
      path: 'backend/src/modules/admin/admin.module.ts',
      change: (text) => {
        const imported = withImport(text, [`${pascals}Controller`, `${pascals}Resource`], `./${many}/index.js`);
        const owner = `${capital(module)}Module`;
        const withOwner = withDecorated(withImport(imported, [owner], `#modules/${module}`), 'imports', owner);
        return withDecorated(
          withDecorated(withOwner, 'controllers', `${pascals}Controller`),
          'providers',
          `${pascals}Resource`,
        );
      },
    },
    {
      path: 'backend/src/modules/admin/exports/exportable-lists.ts',
      change: (text) =>
        withElement(
          withImport(text, [`${camel}Listing`], `../${many}/${many}.resource.js`),
          ['exportableLists'],
          `${camel}Listing`,
        ),
    },
    {
      path: 'backend/src/modules/admin/audit/audited-rows.ts',
      change: (text) => withElement(text, ['sameName'], `'${table}'`),
    },
    {
      path: 'backend/src/modules/admin/audit/audited-route.rules.ts',
      change: (text) => withElement(text, ['elsewhere'], String.raw`/^(POST|PATCH|DELETE) ${many}(\/:\w+)?$/`),
    },
  ];
}

/** The first line of a table of calls whose address comes later. */
function placeOf(text: string, address: string): string {
  const lines = [...text.matchAll(/^ {2}'[A-Z]+ ([^']+)':.*$/gm)];
  return lines.find(([, path]) => path! > address)?.[0] ?? '\n};';
}
