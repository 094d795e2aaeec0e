import { randomUUID } from 'node:crypto';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import { InvalidInput } from '#platform/errors/platform.errors';
import { idKey, Keyset, newestFirst, oldestFirst } from './keyset.js';

interface Talk {
  id: string;
  created_at: string;
  is_pinned: boolean;
  likes: number;
}

const database = new Kysely<{ talks: Talk }>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (tables) => new PostgresIntrospector(tables),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const written = (condition: RawBuilder<unknown>) => condition.compile(database);

const talk = (minute: number, rest: Partial<Talk> = {}): Talk => ({
  id: randomUUID(),
  created_at: `2026-03-01 09:${String(minute).padStart(2, '0')}:00+00`,
  is_pinned: false,
  likes: 0,
  ...rest,
});
const cursorOf = (keys: unknown): string => Buffer.from(JSON.stringify(keys)).toString('base64url');

const newest = newestFirst('t');
const mostLiked = new Keyset<Talk>('desc', [
  { sql: sql.ref('t.likes'), type: 'integer', of: ({ likes }) => likes },
  idKey('t'),
]);
const pinnedFirst = new Keyset<Talk>(
  'desc',
  [{ sql: sql.ref('t.created_at'), type: 'timestamptz', of: (row) => row.created_at }, idKey('t')],
  { sql: sql.ref('t.is_pinned'), of: (row) => row.is_pinned },
);

describe('a keyset', () => {
  it('reads one row more than the page has, and goes on behind its last one [CRS-7]', () => {
    const rows = [talk(3), talk(2), talk(1)];
    const page = newest.page(rows, { limit: 2 }, 9);
    expect([page.rows, page.total]).toEqual([rows.slice(0, 2), 9]);
    const after = written(newest.after(page.next));
    expect(after.sql).toBe('("t"."created_at", "t"."id") < ($1::timestamptz, $2::uuid)');
    expect(after.parameters).toEqual(['2026-03-01T09:02:00.000Z', rows[1]?.id]);
    expect(written(oldestFirst('t').after(page.next)).sql).toContain('> (');
  });

  it('ends with the page that no row follows [CRS-7]', () => {
    const rows = [{ ...talk(2), total: 2 }, talk(1)];
    expect(newest.page(rows, { limit: 2 })).toEqual({ rows, total: 2, next: undefined });
    expect(newest.page([], {})).toEqual({ rows: [], total: 0, next: undefined });
    expect(written(newest.after(undefined)).sql).toBe('true');
  });

  it('says the whole statement in the order that its cursors follow [CRS-7]', () => {
    const page = mostLiked.seek(database.selectFrom('talks as t').select('t.id'), { limit: 5 });
    expect(page.compile().sql).toBe(
      'select "t"."id" from "talks" as "t" where true order by "t"."likes" desc, "t"."id" desc limit $1',
    );
    expect(page.compile().parameters).toEqual([6]);
  });

  it('takes rows with the flag first and compares the others without it [COM-7]', () => {
    const [pinned, other] = [talk(1, { is_pinned: true }), talk(2)];
    const afterPinned = pinnedFirst.page([pinned, other], { limit: 1 }, 2).next;
    expect(written(pinnedFirst.after(afterPinned)).sql).toBe(
      '(not "t"."is_pinned" or ("t"."created_at", "t"."id") < ($1::timestamptz, $2::uuid))',
    );
    const afterOther = pinnedFirst.page([other, talk(1)], { limit: 1 }, 2).next;
    expect(written(pinnedFirst.after(afterOther)).sql).toContain('(not "t"."is_pinned" and (');
    expect(written(pinnedFirst.order).sql).toBe('"t"."is_pinned" desc, "t"."created_at" desc, "t"."id" desc');
  });

  it.each([
    ['no cursor at all', newest, 'x'],
    ['a list that is none', newest, cursorOf({ 0: 'x' })],
    ['a day that there is not', newest, cursorOf(['2026-02-31T00:00:00.000Z', randomUUID()])],
    ['a text where a moment belongs', newest, cursorOf(['a\r\nb', randomUUID()])],
    ['a text where an id belongs', newest, cursorOf(['2026-03-01T09:02:00.000Z', "'; drop table users"])],
    ['a number that the column cannot hold', mostLiked, cursorOf(['99999999999', randomUUID()])],
    ['a list inside the list', mostLiked, cursorOf([[1], randomUUID()])],
    ['a flag that is neither', pinnedFirst, cursorOf(['maybe', '2026-03-01T09:02:00.000Z', randomUUID()])],
  ] as const)('refuses %s [API-6] [SEC-9]', (_, keyset, cursor) => {
    expect(() => keyset.after(cursor)).toThrow(InvalidInput);
  });

  it('refuses the cursor of a list in another order [API-6]', () => {
    const rows = [talk(2), talk(1)];
    const foreign = newest.page(rows, { limit: 1 }, 2).next;
    expect(() => mostLiked.after(foreign)).toThrow(InvalidInput);
    expect(() => pinnedFirst.after(foreign)).toThrow(InvalidInput);
  });
});
