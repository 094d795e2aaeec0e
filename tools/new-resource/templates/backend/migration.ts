import { isNullable } from '../../field.ts';
import { columnsOf, type NewFile, referencesOf, type Resource } from '../../resource.ts';

/** The table with its checks, foreign keys and an index for each. */
export function migration(resource: Resource): NewFile {
  const { names, requirement } = resource;
  const { table } = names;
  const columns = columnsOf(resource);
  const lines = [
    'id uuid default gen_random_uuid() primary key',
    'user_id uuid not null',
    ...columns.map(({ field, property: { column } }) => {
      const { sql, initial } = field.kind;
      const told = `${isNullable(field) ? '' : ' not null'}${initial === undefined ? '' : ` default ${initial}`}`;
      return `${column} ${sql}${told}`;
    }),
    'created_at timestamptz(3) not null default now()',
    'updated_at timestamptz(3) not null default now()',
    `constraint ${table}_user_id_foreign foreign key (user_id) references users (id) on delete cascade`,
    ...referencesOf(resource).map(({ properties: [property], target, isRequired }) => {
      const rule = isRequired ? 'cascade' : 'set null';
      return `constraint ${table}_${property!.column}_foreign foreign key (${property!.column}) references ${target!.table} (id) on delete ${rule}`;
    }),
    ...columns.flatMap(({ field, property: { column } }) =>
      field.kind.check ? [`constraint ${table}_${column}_check check (${field.kind.check(column, field)})`] : [],
    ),
  ];
  const indexes = [
    [`${table}_newest_index`, 'created_at desc, id desc'],
    [`${table}_user_id_index`, 'user_id'],
    ...referencesOf(resource).map(({ properties: [property] }) => [
      `${table}_${property!.column}_index`,
      property!.column,
    ]),
  ];
  const text = `import { Migration } from '@mikro-orm/migrations';

/** ${capitalized(names.wordsMany)} that people add (${requirement}). */
export class ${resource.migration} extends Migration {
  override up(): void {
    this.addSql(\`
      create table ${table} (
        ${lines.join(',\n        ')}
      )
    \`);
    ${indexes.map(([name, by]) => `this.addSql(\`create index ${name} on ${table} (${by})\`);`).join('\n    ')}
  }

  override down(): void {
    this.addSql(\`drop table ${table}\`);
  }
}
`;
  return { path: `backend/migrations/${resource.migration}.ts`, text };
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
