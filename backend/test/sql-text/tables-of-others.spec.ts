import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ModuleName, modules } from '../../src/modules/manifests.js';
import { tablesRead } from './tables-read.js';

const folder = join(import.meta.dirname, '../../src/modules');
const names = Object.keys(modules) as ModuleName[];

/** The module that each table belongs to; those of the platform stand below all. */
const owners = new Map(
  names.flatMap((name) => {
    const { entities = [], tablesWithoutEntity = [] } = { ...modules[name] };
    return [...entities.map(({ tableName }) => tableName), ...tablesWithoutEntity].map(
      (table) => [table, name] as const,
    );
  }),
);

/** What the SQL of a module names of others, as `owner.table`. */
const namedBy = (reader: ModuleName): Set<string> =>
  new Set(
    readdirSync(join(folder, reader), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.spec\.ts$|(^|\/)testing\//.test(file))
      .flatMap((file) => [...tablesRead(readFileSync(join(folder, reader, file), 'utf8'))])
      .flatMap((table) => {
        const owner = owners.get(table);
        return owner && owner !== reader ? `${owner}.${table}` : [];
      }),
  );

const reads = names.flatMap((reader) =>
  [...namedBy(reader)].map((what) => ({ reader, what, owner: what.split('.')[0] as ModuleName })),
);
const declared = names.flatMap((name) =>
  ({ readable: [], ...modules[name] }).readable.map((table) => `${name}.${table}`),
);

/** What looks beside or up in the tower, and why; the list only gets shorter. */
const againstTheTower = [
  // Of whom somebody wrote is found in the news of it, for their data alone.
  'community → notifications.notifications',
  // Questions name the skill that they are about.
  'questions → skills.skills',
];
const told = ({ reader, what }: { reader: string; what: string }) => `${reader} → ${what}`;
const looksDown = ({ reader, owner }: { reader: ModuleName; owner: ModuleName }) =>
  modules[owner].level < modules[reader].level;

describe('tables of other modules', () => {
  it('are named in SQL only where their owner declares them as readable', () => {
    expect(reads.length).toBeGreaterThan(150);
    expect(reads.filter((read) => looksDown(read) && !declared.includes(read.what)).map(told)).toEqual([]);
  });

  it('are of modules below, but for the named', () => {
    expect(
      reads
        .filter((read) => !looksDown(read))
        .map(told)
        .sort(),
    ).toEqual(againstTheTower);
  });

  it('are declared by their owner, and only where somebody reads them', () => {
    const read = new Set(reads.map(({ what }) => what));
    expect(
      declared.filter((what) => !read.has(what) || owners.get(what.split('.')[1]!) !== what.split('.')[0]),
    ).toEqual([]);
  });

  it.each([
    [
      'in SQL text',
      'sql`select from lessons l join courses c on true where ${x ? sql`exists (select from users)` : y}`',
    ],
    ['by the builder', "db.selectFrom('lessons as l').innerJoin('courses as c', on).leftJoin(['users'], on)"],
    ['in lists', 'sql`select from lessons l, users u, courses c where true`'],
    ['in both', "sql`delete from lessons using courses`; em.execute('update users set x = 1')"],
  ])('are found %s', (_, source) => {
    expect([...tablesRead(source)].sort()).toEqual(['courses', 'lessons', 'users']);
  });
});
