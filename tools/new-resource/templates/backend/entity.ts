import { isNullable } from '../../field.ts';
import { valuesOf, valueTypeOf } from '../../kinds/words.ts';
import { choicesOf, columnsOf, moduleFolder, type NewFile, referencesOf, type Resource } from '../../resource.ts';
import { importOf, usedIn } from '../imports.ts';

const columnMakers = ['createdAt', 'decimal', 'id', 'idOf', 'listIndex', 'moment', 'updatedAt'];

export function entity(resource: Resource): NewFile {
  const { names, requirement } = resource;
  const { camel, pascal, table } = names;
  const indexes = [
    `listIndex('${table}', 'newest', 'created_at desc, id desc')`,
    `listIndex('${table}', 'user_id', 'user_id')`,
    ...referencesOf(resource).map(
      ({ properties: [{ column } = { column: '' }] }) => `listIndex('${table}', '${column}', '${column}')`,
    ),
  ];
  // The check of a choice comes with its column.
  const checks = columnsOf(resource).flatMap(({ field, property: { column } }) =>
    field.kind.check && field.kind.name !== 'choice'
      ? [`{ name: '${table}_${column}_check', expression: '${field.kind.check(column, field)}' }`]
      : [],
  );
  const properties = columnsOf(resource).map(({ field, property }) => {
    const { initial } = field.kind;
    const told = `${initial === undefined ? '' : `.default(${initial})`}${isNullable(field) ? '.nullable()' : ''}`;
    return `${property.name}: ${field.kind.entity(field, camel)}${told},`;
  });
  const values = choicesOf(resource).map(
    (
      field,
    ) => `export const ${valuesOf(camel, field)} = [${field.choices.map(({ value }) => `'${value}'`).join(', ')}] as const;
export type ${valueTypeOf(camel, field)} = (typeof ${valuesOf(camel, field)})[number];
`,
  );
  const body = `/** Table \`${table}\`: ${names.wordsMany} with whoever added them (${requirement}). */
export const ${pascal}Schema = defineEntity({
  name: '${pascal}',
  tableName: '${table}',
  indexes: [${indexes.join(', ')}],
  ${checks.length > 0 ? `checks: [${checks.join(', ')}],` : ''}
  properties: {
    id: id(),
    /** Whoever added it; their ${names.wordsMany} go with the account. */
    userId: idOf('users', 'cascade'),
    ${properties.join('\n    ')}
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});

export class ${pascal} extends ${pascal}Schema.class {}
${pascal}Schema.setClass(${pascal});
`;
  const text = `${importOf(['defineEntity', ...usedIn(properties.join(), ['p'])], '@mikro-orm/core')}${importOf(
    usedIn(body, columnMakers),
    '#platform/database/columns',
  )}
${values.join('\n')}${values.length > 0 ? '\n' : ''}${body}`;
  return { path: `${moduleFolder(resource)}/${names.one}.entity.ts`, text };
}
