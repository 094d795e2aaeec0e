import { type Kysely, sql } from 'kysely';
import { asReaderOf, readerLanguage } from '#platform/i18n/reader-language';
import { Statement } from './statement.js';

interface Tables {
  talks: { id: string; title: string; room: string };
}

interface Values {
  room?: string | undefined;
  title?: string | undefined;
  rows: number;
  cursor?: string | undefined;
}

describe('a statement', () => {
  let written = 0;
  const talks = new Statement((from: Kysely<Tables>, { order }: { order: 'asc' | 'desc' }, values: Values) => {
    written += 1;
    const { room, title, rows } = values;
    return from
      .selectFrom('talks')
      .select('id')
      .$if(room !== undefined, (query) => query.where('room', '=', room!))
      .$if(title !== undefined, (query) => query.where(sql<boolean>`title like ${title}`))
      .orderBy('title', order)
      .limit(rows);
  });
  beforeEach(() => {
    written = 0;
  });

  it('is written once for each shape and sent with the values of each call [PERF-1]', () => {
    const first = talks.with({ order: 'asc' }, { room: 'one', rows: 3 });
    const second = talks.with({ order: 'asc' }, { room: 'two', rows: 9 });
    expect(written).toBe(1);
    expect(second.sql).toBe(first.sql);
    expect([first.parameters, second.parameters]).toEqual([
      ['one', 3],
      ['two', 9],
    ]);
  });

  it('is another one where another value is there, or its shape is another [PERF-1]', () => {
    const texts = [
      talks.with({ order: 'desc' }, { room: 'one', rows: 3 }),
      talks.with({ order: 'desc' }, { title: 'a%', rows: 3 }),
      talks.with({ order: 'desc' }, { room: 'one', title: 'a%', rows: 3 }),
      talks.with({ order: 'desc' }, { rows: 3 }),
    ].map(({ sql: text }) => text);
    expect(new Set(texts).size).toBe(4);
    expect(talks.with({ order: 'desc' }, { room: 'one', title: 'a%', rows: 3 }).parameters).toEqual(['one', 'a%', 3]);
  });

  it('is written anew for a cursor, which has to be read [CRS-7] [PERF-1]', () => {
    talks.with({ order: 'asc' }, { room: 'one', rows: 3, cursor: 'a' });
    talks.with({ order: 'asc' }, { room: 'one', rows: 3, cursor: 'b' });
    expect(written).toBe(2);
  });

  it('cannot be made of what a value is, which the next call would get to see [PERF-1] [SEC-1]', () => {
    const careless = new Statement((from: Kysely<Tables>, _shape: null, { room }: { room: string }) =>
      from.selectFrom('talks').select('id').where('room', '=', `${room}!`),
    );
    expect(() => careless.with(null, { room: 'one' })).toThrow('room is not known');
  });

  it('is written for each language of readers [PRF-1] [PERF-1]', () => {
    const named = new Statement((from: Kysely<Tables>) =>
      from.selectFrom('talks').select(sql.lit(readerLanguage() ?? 'none').as('language')),
    );
    const textFor = (language: string) => {
      let text = '';
      const request = { headers: { 'accept-language': language } } as Parameters<typeof asReaderOf>[0];
      asReaderOf(request, () => (text = named.with(null, {}).sql));
      return text;
    };
    expect(textFor('en')).toContain(`'en'`);
    expect(textFor('ar')).toContain(`'ar'`);
  });
});
