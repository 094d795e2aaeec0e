import { valuesOf, valueTypeOf } from '../../kinds/words.ts';
import { capital, snakeCase } from '../../names.ts';
import { adminFolder, choicesOf, columnsOf, type NewFile, referencesOf, type Resource } from '../../resource.ts';
import { decoratorsIn, importOf } from '../imports.ts';
import { outputLines } from './output.ts';

const recordClass = (resource: Resource): NewFile => {
  const { camel, one, pascal } = resource.names;
  const body = `export class ${pascal}Record {
  @UuidOut() id!: string;
  @VersionOut() version!: string;
${outputLines(resource)}
  @UuidOut() userId!: string;
  @TextOut({ nullable: true }) userName!: string | null;
  @TimeOut() createdAt!: string;
  @TimeOut() updatedAt!: string;
}
`;
  const text = `${importOf(
    choicesOf(resource).flatMap((field) => [valuesOf(camel, field), `type ${valueTypeOf(camel, field)}`]),
    `#modules/${resource.module}`,
  )}${importOf(
    decoratorsIn(body).filter((name) => name !== 'VersionOut'),
    '#platform/http/response-fields',
  )}import { VersionOut } from '../records/version-out.js';

${body}`;
  return { path: `${adminFolder(resource)}/${one}.record.ts`, text };
};

const dto = (resource: Resource): NewFile => {
  const { one, pascal } = resource.names;
  return {
    path: `${adminFolder(resource)}/${one}.dto.ts`,
    text: `import { Change${pascal}Dto } from '#modules/${resource.module}';
import { Version } from '../records/version-out.js';

export class Change${pascal}RecordDto extends Change${pascal}Dto {
  @Version() version?: string;
}
`,
  };
};

const index = (resource: Resource): NewFile => {
  const { camel, many, one, pascal, pascals, words, wordsMany } = resource.names;
  return {
    path: `${adminFolder(resource)}/index.ts`,
    text: `import { Add${pascal}Dto, ${pascal}NotFound } from '#modules/${resource.module}';
import { recordController } from '../records/record-controller.js';
import { Change${pascal}RecordDto } from './${one}.dto.js';
import { ${pascal}Record } from './${one}.record.js';
import { ${pascals}Resource, ${camel}Listing } from './${many}.resource.js';

export { ${pascals}Resource };
export const ${pascals}Controller = recordController({
  listing: ${camel}Listing,
  resource: ${pascals}Resource,
  record: ${pascal}Record,
  nouns: ['${words}', '${wordsMany}'],
  create: Add${pascal}Dto,
  change: Change${pascal}RecordDto,
  isRemovable: true,
  fails: [${pascal}NotFound],
});
`,
  };
};

/** What the server's lists of the console are sorted and filtered by. */
const listing = (resource: Resource): string => {
  const { camel, many, table } = resource.names;
  const columns = columnsOf(resource);
  const sorts = columns
    .filter(({ field }) => field.kind.console.column === 'sorted')
    .map(
      ({ field, property: { name, column } }) =>
        `${name}: { by: sql\`t.${column}\`${field.isRequired ? '' : ', isNullable: true'} },`,
    );
  const names = resource.fields[0]!.properties;
  const filters = columns.flatMap(({ field, property }) =>
    field.kind.console.filter ? [`${property.name}: ${field.kind.console.filter(property, field, camel)},`] : [],
  );
  return `export const ${camel}Listing: Listing = {
  name: '${many}',
  table: '${table}',
  sorts: {
    createdAt: { by: sql\`t.created_at\` },
    ${[...sorts, ...names.map(({ name, column }) => `${name}: { by: sql\`t.${column}\` },`)].join('\n    ')}
  },
  filters: {
    q: plainPart(sql\`${names.map(({ column }) => `t.${column}`).join(` || ' ' || `)}\`),
    ${filters.join('\n    ')}
    userId: reference('t.user_id'),
    createdAt_gte: moment('t.created_at', '>='),
    createdAt_lt: moment('t.created_at', '<'),
  },
};`;
};

function selected(resource: Resource): { columns: string; joins: string } {
  const columns = columnsOf(resource).flatMap(({ field, property: { name, column } }) => {
    const { naming } = field.target ?? {};
    const alias = snakeCase(field.name);
    const cast = ['money', 'percent', 'date'].includes(field.kind.name) ? '::text' : '';
    const plain = name === column && cast === '' ? `t.${column}` : `t.${column}${cast} as "${name}"`;
    const own = field.kind.name === 'instant' ? `\${iso('t.${column}')} as "${name}"` : plain;
    const named = ['Ar', 'En'].map(
      (language) =>
        `${alias}.${naming}_${language.toLowerCase()} as "${field.name}${capital(naming ?? '')}${language}"`,
    );
    return [own, ...(naming ? named : [])];
  });
  const joins = referencesOf(resource).map(
    ({ isRequired, name, properties: [{ column } = { column: '' }], target }) => {
      const alias = snakeCase(name);
      return `${isRequired ? '' : 'left '}join ${target!.table} ${alias} on ${alias}.id = t.${column}`;
    },
  );
  return { columns: columns.join(',\n        '), joins: joins.map((join) => `\n        ${join}`).join('') };
}

const resourceClass = (resource: Resource): NewFile => {
  const { camels, many, one, pascal, pascals, table } = resource.names;
  const { columns, joins } = selected(resource);
  const listed = listing(resource);
  const body = `${listed}

@Injectable()
export class ${pascals}Resource
  implements AdminResource, CreatesRecords<Add${pascal}Dto>, ChangesRecords<Change${pascal}RecordDto>, RemovesRecords
{
  constructor(
    private readonly reader: RecordReader,
    private readonly ${camels}: ${pascal}Service,
  ) {}

  records(ids: readonly string[]): Promise<Unversioned<${pascal}Record>[]> {
    return this.reader.rows(sql<Unversioned<${pascal}Record>>\`
      select t.id, ${columns},
        t.user_id as "userId", \${personName()} as "userName",
        \${iso('t.created_at')} as "createdAt", \${iso('t.updated_at')} as "updatedAt"
      from ${table} t join users u on u.id = t.user_id${joins}
      where \${among('t.id', ids)}\`);
  }

  create(admin: Viewer, body: Add${pascal}Dto): Promise<string> {
    return this.${camels}.add(admin, body);
  }

  change(admin: Viewer, id: string, body: Change${pascal}RecordDto): Promise<void> {
    return this.${camels}.change(admin, id, body);
  }

  remove(admin: Viewer, id: string): Promise<void> {
    return this.${camels}.remove(admin, id);
  }
}
`;
  const makers = ['flag', 'moment', 'oneOf', 'plainPart', 'reference'].filter((name) => listed.includes(`${name}(`));
  const choices = choicesOf(resource).map((field) => valuesOf(resource.names.camel, field));
  const text = `import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
${importOf([`type Add${pascal}Dto`, `${pascal}Service`, ...choices.filter((name) => listed.includes(name))], `#modules/${resource.module}`)}import type { Viewer } from '#platform/access/viewer';
import type { AdminResource, ChangesRecords, CreatesRecords, RemovesRecords } from '../records/admin-resource.js';
${importOf(makers, '../records/filters.js')}import type { Listing } from '../records/listing.js';
import { RecordReader, among, iso } from '../records/record-reader.js';
import type { Unversioned } from '../records/unversioned.js';
import type { Change${pascal}RecordDto } from './${one}.dto.js';
import type { ${pascal}Record } from './${one}.record.js';

${body}`;
  return { path: `${adminFolder(resource)}/${many}.resource.ts`, text };
};

/** The console's half of the backend. */
export const record = (resource: Resource): NewFile[] =>
  [recordClass, dto, index, resourceClass].map((template) => template(resource));
