import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Rule {
  rule: string;
  /** Below which folder or file the thing has its one place. */
  unless: RegExp;
  /** Which files are asked at all; every source of the product without it. */
  only?: RegExp;
  breaks: RegExp;
  wrong: readonly string[];
  /** The nearest things that are allowed. */
  right: readonly string[];
}

const never = /^$/;

/** How the product speaks with its database (ADR 64), as far as a source shows it. */
const rules: readonly Rule[] = [
  {
    rule: 'hands the database no text of its own: a change is an entity’s or a statement of the builder',
    unless: /^(platform|commands)\//,
    breaks: /\bem(?:\(\))?\s*\.execute\b/,
    wrong: ["await em.execute('update courses set slug = ?', [slug])", 'em\n  .execute<Row[]>(`select 1`)'],
    right: [
      "await em.getKysely<Tables>().updateTable('courses').set({ slug }).execute()",
      'await statement.execute(em)',
    ],
  },
  {
    rule: 'says over which tables a statement goes',
    unless: /^platform\/(database|tasks)\/|^modules\/admin\/records\/record-reader\.ts$/,
    breaks:
      /(?<!\bthis\.)\b(?:over|behind|apart|getKysely)(?:<(?:unknown|object|any|never)>)?\(\)(?! \{)|\bKysely<(?:unknown|any)>/,
    wrong: [
      'this.database.over<unknown>()',
      'this.database.behind()',
      'em.getKysely<object>()',
      'rows: Kysely<unknown>',
    ],
    right: ['this.database.over<CoursesTables>()', 'em.getKysely<A & B>()', 'return this.over().selectFrom("a")'],
  },
  {
    rule: 'reads in queries and writes elsewhere',
    unless: never,
    only: /\.queries\.ts$/,
    breaks:
      /\.(?:insertInto|updateTable|deleteFrom)\(|`\s*(?:insert into|update \w+ |delete from)|\bnative(?:Insert|Update|Delete)\(/,
    wrong: ["database.deleteFrom('live_events')", 'sql`\n  update courses set slug = 1`'],
    right: ["database.selectFrom('live_events')", 'sql`select updated_at from courses for update`'],
  },
  {
    rule: 'has one codec of cursors',
    unless: /^platform\/database\/cursor\.ts$/,
    breaks: /\bcursor\b[\s\S]*['"]base64url['"]|['"]base64url['"][\s\S]*\bcursor\b/i,
    wrong: ["JSON.parse(Buffer.from(cursor, 'base64url').toString())"],
    right: ["randomBytes(32).toString('base64url')", 'keys.after(cursor)'],
  },
  {
    rule: 'has one condition for what comes behind a row',
    unless: never,
    breaks: /\((?:\w+\.)?\w+, (?:\w+\.)?id\) *[<>] *\(\$\{/,
    wrong: ['sql`(created_at, id) < (${at}::timestamptz, ${id}::uuid)`', 'sql`(r.asked_at, r.id) > (${at}, ${id})`'],
    right: ['order.after(cursor)', 'sql`(former.order_index, former.id) < (l.order_index, l.id)`'],
  },
  {
    rule: 'counts up to a bound in one way',
    unless: /^platform\/database\/bounded-total\.ts$/,
    breaks: /\bcountedAtMost\s*=|count\(\*\)[^`]*\blimit \$\{[^`]*\)\s*(?:as )?counted/,
    wrong: ['const countedAtMost = 1000;', 'sql`(select count(*) from (select from a limit ${most}) counted)`'],
    right: ['boundedTotal(sql`select from a`)', 'sql`select count(*) from a`'],
  },
  {
    rule: 'knows one form of ids',
    unless: /^platform\/database\/is-uuid\.ts$/,
    breaks: /\[0-9a-f-?\]\{(?:8|36)\}/,
    wrong: ['const uuid = /^[0-9a-f]{8}-/', '/^[0-9a-f-]{36}$/'],
    right: ['isUuid(id)', '/^[0-9a-f]{64}$/'],
  },
  {
    rule: 'joins first and last name in one place',
    unless: /^modules\/auth\/person-name\.ts$/,
    breaks: /concat_ws\([^)]*first_name/,
    wrong: ["sql`concat_ws(' ', u.first_name, u.last_name)`"],
    right: ["sql`concat_ws(' ', t.title_ar, t.title_en)`", "personName('u')"],
  },
  {
    rule: 'folds texts in one place',
    unless: /^platform\/database\/folded-text\.ts$/,
    breaks: /masar_normalize/,
    wrong: ['sql`masar_normalize(t.title_ar)`'],
    right: ["foldedColumn('t.title_ar')"],
  },
  {
    rule: 'takes turns in one place',
    unless: /^platform\/(database|migrations)\//,
    breaks: /pg_(?:try_)?advisory/,
    wrong: ["sql`select pg_advisory_xact_lock(hashtext('webhooks'))`"],
    right: ["takeTurn(em, 'webhooks')"],
  },
  {
    rule: 'asks the relation who teaches a course, not the column that names its owner',
    // The contract's filter and the report's narrowing are about the owner; rooms have an instructor of their own.
    unless:
      /^modules\/(?:vr|admin\/vr-workshops)\/|^modules\/courses\/course\/course(?:-conditions|\.invariants)\.ts$|^modules\/reports\/kinds\/report-figures\.ts$/,
    breaks:
      /\binstructor_id\b['"]?(?:, '(?:=|<>|!=)'|\s*(?:=(?!=)|<>|is (?:not )?distinct from|[!=]==(?!\s*(?:null|undefined))))|\binstructorId\s*[!=]==(?!\s*(?:null|undefined))|[!=]==\s*(?:\w+\??\.)*instructor_?[iI]d\b|\}\s*=\s*\w+\.instructor_id\b/,
    wrong: [
      'sql`c.instructor_id = ${viewer.id}`',
      "where('c.instructor_id', '=', viewer.id)",
      'viewer.id === course.instructorId',
      'course.instructor_id !== viewer.id',
      'instructorId === userId',
      'exists (select from courses c where c.instructor_id = u.id)',
    ],
    right: [
      "leftJoin('users as u', 'u.id', 'c.instructor_id')",
      'if (row.instructor_id === null) return null;',
      'course.instructorId = instructorId;',
      'teaches(viewer.id)',
    ],
  },
  {
    rule: 'writes the headers of pages in one place',
    unless: /^platform\/http\/answers-page\.ts$|^platform\/kept-reads\//,
    breaks: /sendPageHeaders|setHeader\(\s*['"](?:X-Total-Count|Link)['"]/i,
    wrong: ["response.setHeader('X-Total-Count', total)", 'sendPageHeaders(request, response, page)'],
    right: ["response.setHeader('Content-Range', range)", '@AnswersPage(Course, { summary })'],
  },
];

const src = join(import.meta.dirname, '../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.spec\.ts$|(^|\/)testing\//.test(file))
  .map((file) => ({ file, source: readFileSync(join(src, file), 'utf8') }));

/** Classes of entities that add nothing to their schema, and whose rows no source loads or makes as objects. */
function idleClasses(sources: readonly { source: string }[]): string[] {
  return sources.flatMap(({ source }) =>
    [...source.matchAll(/export class (\w+) extends \w+Schema\.class \{\}/g)].flatMap(([, name = '']) =>
      sources.some((other) => other.source !== source && new RegExp(`\\b${name}\\b`).test(other.source)) ? [] : [name],
    ),
  );
}

describe('an entity without methods', () => {
  const idle = { source: 'export class Idle extends IdleSchema.class {}' };

  it('has a class only where its rows are loaded or made as objects', () => {
    expect(idleClasses(files)).toEqual([]);
  });

  it('is found where nobody uses its class', () => {
    expect(idleClasses([idle, { source: 'em.find(Other, {}); IdleSchema' }])).toEqual(['Idle']);
    expect(idleClasses([idle, { source: 'em.find(Idle, {})' }])).toEqual([]);
  });
});

describe('a source of the product', () => {
  it('is asked, wherever it stands', () => {
    expect(files.length).toBeGreaterThan(800);
  });

  it.each(rules)('$rule', ({ unless, only, breaks }) => {
    const asked = files.filter(({ file }) => !unless.test(file) && (only?.test(file) ?? true));
    expect(asked.filter(({ source }) => breaks.test(source)).map(({ file }) => file)).toEqual([]);
  });

  it.each(rules)('would not pass that $rule', ({ breaks, wrong, right }) => {
    expect(wrong.filter((source) => !breaks.test(source))).toEqual([]);
    expect(right.filter((source) => breaks.test(source))).toEqual([]);
  });

  it.each(rules.filter(({ unless }) => unless !== never))('names a place where it $rule', ({ unless, breaks }) => {
    expect(files.some(({ file, source }) => unless.test(file) && breaks.test(source))).toBe(true);
  });
});
