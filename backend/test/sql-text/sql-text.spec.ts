import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entities, tablesWithoutEntity } from '../../src/entities.js';
import { queriesNamed, schemaOf, unknownNames } from './sql-names.js';
import { wordsOf } from './sql-texts.js';

const src = join(import.meta.dirname, '../../src');
const schema = schemaOf(entities, tablesWithoutEntity);

/** What runs in the product. */
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/\.spec\.ts$|(^|\/)testing\//.test(file),
);
const sources = files
  .map((file) => ({ file, source: readFileSync(join(src, file), 'utf8') }))
  .filter(({ source }) => /\bsql\b|\bexecute\b/.test(source))
  .map(({ file, source }) => ({ file, part: file.split('/').slice(0, 2).join('/'), words: wordsOf(source) }));

const problemsOf = (source: string): string[] => unknownNames(wordsOf(source), schema);

describe('SQL text', () => {
  it('names only tables and columns that the schema has', () => {
    const queries = Map.groupBy(sources, ({ part }) => part);
    const besideOf = (part: string) => (queries.get(part) ?? []).flatMap(({ words }) => queriesNamed(words));
    const wrong = sources.flatMap(({ file, part, words }) =>
      unknownNames(words, schema, besideOf(part)).map((problem) => `${file}: ${problem}`),
    );
    expect(wrong).toEqual([]);
  });

  it('is read wherever it stands: in templates, in what is executed and in invariants', () => {
    expect(sources.flatMap(({ words }) => words.texts).length).toBeGreaterThan(600);
    const source = "sql`a ${x} b`; em.execute<{ id: string }[]>('c'); const i = { name: 'n', sql: `d` };";
    expect(wordsOf(source).texts.map(({ text }) => text)).toEqual(['a ¤ b', 'c', 'd']);
    expect(wordsOf('sql<Row>`x ${y ? sql`z` : sql``}`').texts[0]?.within.map(({ text }) => text)).toEqual(['z', '']);
  });

  it.each([
    ['a table that there is not', 'sql`select 1 from course_list c`', ['table course_list']],
    ['a joined table that there is not', 'sql`select 1 from courses c join teachers t on true`', ['table teachers']],
    ['a column that its table lacks', 'sql`select c.headline from courses c`', ['column c.headline']],
    [
      'a column of an executed text',
      "em.execute('update courses set headline = ? where id = ?')",
      ['column courses.headline'],
    ],
    ['a column of an insert', 'sql`insert into courses (id, headline) values (1, 2)`', ['column courses.headline']],
    ['a column of a deleted row', 'sql`delete from courses c where c.headline = 1`', ['column c.headline']],
    [
      'a column of a piece within',
      'sql`select 1 from courses c where ${x ? sql`c.headline = 1` : sql`true`}`',
      ['column c.headline'],
    ],
    [
      'a column of an alias that the builder gave',
      "db.selectFrom('courses as c').where(sql`c.headline = 1`)",
      ['column c.headline'],
    ],
    ['a column that no table has, of an alias nobody gave', 'sql`p.headline = 1`', ['column p.headline']],
    ['a reference', "sql`select 1 from courses c where ${sql.ref('c.headline')} = 1`", ['column c.headline']],
    ['an invariant', "const i = { name: 'x', sql: `select e.price from enrollments e` }", ['column e.price']],
  ])('fails on %s', (_, source, problems) => {
    expect(problemsOf(source)).toEqual(problems);
  });

  it.each([
    'sql`select c.title_ar, extract(epoch from now() - c.created_at) from courses c where c.slug is distinct from ${x}`',
    'sql`with mine as (select id from courses) select m.anything from mine m join courses c on c.id = m.id for update of c`',
    "sql`select t.anything from ${sql.table(name)} t where t.note = 'courses.headline'`",
    'sql`select one.value from unnest(${ids}::uuid[]) as one (value) cross join lateral (select 1) as two`',
    'sql`insert into enrollments (user_id) values (1) on conflict (user_id) do update set user_id = excluded.user_id`',
    'sql`select count(*) from pgboss.job j join pg_class on true`',
  ])('lets stand %s', (source) => {
    expect(problemsOf(source)).toEqual([]);
  });
});
