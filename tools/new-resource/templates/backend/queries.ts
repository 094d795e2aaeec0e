import { isNullable } from '../../field.ts';
import { valueTypeOf } from '../../kinds/words.ts';
import { snakeCase } from '../../names.ts';
import {
  columnsOf,
  moduleFolder,
  type NewFile,
  referencesOf,
  type Resource,
  tablesTypeOf,
  targetsOf,
} from '../../resource.ts';
import { choicesOf } from '../../resource.ts';
import { importOf } from '../imports.ts';

export function queries(resource: Resource): NewFile {
  const { module, names, requirement } = resource;
  const { camel, one, pascal, table, wordsMany } = names;
  const columns = columnsOf(resource);
  const plain = columns.filter(({ field }) => !field.kind.select).map(({ property }) => property.column);
  const converted = columns.flatMap(({ field, property: { column } }) =>
    field.kind.select
      ? [`sql<string${isNullable(field) ? ' | null' : ''}>\`${field.kind.select(`t.${column}`)}\`.as('${column}')`]
      : [],
  );
  const rowLines = columns.flatMap(({ field, property: { column } }) => {
    const nullable = isNullable(field) ? ' | null' : '';
    const named = ['ar', 'en'].map(
      (language) => `${snakeCase(field.name)}_${field.target?.naming}_${language}: string${nullable};`,
    );
    return [
      `${column}: ${field.kind.rowType ?? field.kind.type(field, camel)}${nullable};`,
      ...(field.target ? named : []),
    ];
  });
  const joins = referencesOf(resource).map((field) => {
    const alias = snakeCase(field.name);
    const { naming, table: target } = field.target!;
    const join = field.isRequired ? 'innerJoin' : 'leftJoin';
    const chosen = ['ar', 'en'].map((language) => `'${alias}.${naming}_${language} as ${alias}_${naming}_${language}'`);
    return `.${join}('${target} as ${alias}', '${alias}.id', 't.${field.properties[0]!.column}').select([${chosen.join(', ')}])`;
  });
  const foreign = targetsOf(resource).filter((target) => target.module !== module);
  const own = tablesTypeOf(module);
  const tables = [
    own,
    `Pick<AuthTables, 'users'>`,
    ...foreign.map((target) => `Pick<${target.tables}, '${target.table}'>`),
  ];
  const body = `type Tables = ${tables.join(' & ')};

export interface ${pascal}Row {
  id: string;
  user_id: string;
  user_name: string | null;
  ${rowLines.join('\n  ')}
  created_at: Date | string;
  updated_at: Date | string;
}

const ${camel}Order = newestFirst('t');

@Injectable()
export class ${pascal}Queries {
  constructor(private readonly database: ReadDatabase) {}

  /** All ${wordsMany}, the newest first (${requirement}). */
  async list(asked: PageQuery): Promise<Page<${pascal}Row>> {
    const total = boundedTotal(this.database.over<Tables>().selectFrom('${table}').select('id'));
    const rows = await ${camel}Order.seek(this.rows().select(total.as('total')), asked).execute();
    return ${camel}Order.page(rows, asked);
  }

  async byId(id: string): Promise<${pascal}Row> {
    const row = await this.rows().where('t.id', '=', id).executeTakeFirst();
    if (!row) throw new ${pascal}NotFound();
    return row;
  }

  private rows() {
    return this.database
      .over<Tables>()
      .selectFrom('${table} as t')
      .innerJoin('users as u', 'u.id', 't.user_id')
      .select(['t.id', 't.user_id', ${plain.map((column) => `'t.${column}'`).join(', ')}, 't.created_at', 't.updated_at'])
      ${converted.length > 0 ? `.select([${converted.join(', ')}])` : ''}
      ${joins.join('\n      ')}
      .select(personName().as('user_name'));
  }
}
`;
  const foreignImports = foreign.map((target) => importOf([target.tables], `#modules/${target.module}`, true)).join('');
  const text = `import { Injectable } from '@nestjs/common';
${converted.length > 0 ? `import { sql } from 'kysely';\n` : ''}import { type AuthTables, personName } from '#modules/auth';
${foreignImports}import { boundedTotal } from '#platform/database/bounded-total';
import { newestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import type { Page, PageQuery } from '#platform/http/paging';
import { ${pascal}NotFound } from '../${module}.errors.js';
import type { ${own} } from '../${module}.tables.js';
${importOf(
  choicesOf(resource).map((field) => valueTypeOf(camel, field)),
  `./${one}.entity.js`,
  true,
)}
${body}`;
  return { path: `${moduleFolder(resource)}/${one}.queries.ts`, text };
}
