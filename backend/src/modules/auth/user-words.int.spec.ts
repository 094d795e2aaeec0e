import fc from 'fast-check';
import { startTestApp, type TestApp } from '#testing/test-app';
import { userText, userWords, userWordsPatterns, userWordsQuery } from './user-words.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Letters that are folded or have cases, K of Kelvin among them, and what stands between words. */
const name = fc.string({
  unit: fc.constantFrom(...'أإآٱاىيةهؤوئبزKk\u212aiIİsSe19٣/ -._@'),
  minLength: 1,
  maxLength: 12,
});

describe('the patterns by which people are found at first sight', () => {
  it('match everybody whom the index of words finds [CON-1] [SCL-1]', async () => {
    const people = fc.sample(fc.record({ email: name, first_name: name, name_ar: name }), { numRuns: 400, seed: 7 });
    const asked = people.flatMap((person, at) =>
      [person.email, person.first_name, person.name_ar, people[(at + 1) % people.length]!.name_ar].flatMap((text) => {
        const typed = text.slice(0, 1 + (at % 4));
        const patterns = userWordsPatterns(typed);
        return patterns ? [{ ...person, query: userWordsQuery(typed), patterns }] : [];
      }),
    );
    const rows: { found: boolean; sighted: boolean }[] = await test.em().execute(
      `select ${userWords('p.')} @@ to_tsquery('simple', p.query) as found,
              (select bool_and(${userText('p.')} ~ pattern) from jsonb_array_elements_text(p.patterns) pattern) as sighted
         from (select *, null::text as last_name, null::text as name_en
                 from jsonb_to_recordset(?::jsonb) as t(email text, first_name text, name_ar text, query text, patterns jsonb)) p`,
      [JSON.stringify(asked)],
    );
    expect(rows.filter(({ found }) => found).length).toBeGreaterThan(300);
    expect(rows.filter(({ found, sighted }) => !found && !sighted).length).toBeGreaterThan(100);
    expect(asked.filter((_, at) => rows[at]!.found && !rows[at]!.sighted)).toEqual([]);
  });
});

describe('the words by which people are found', () => {
  it.each([
    '510e1x',
    '1e5abc',
    '3d',
    '2pac',
    '10a',
    '4x4',
    '3d-printing',
    'c++',
    'node.js',
    'x.y.z',
    '-5e3b',
    '+964a',
    '0x1f',
    '1.5.2b',
    'sara.ali@example.org',
    'www.example.org/a1',
    'https://example.org',
    'report-2.final.pdf',
    '/usr/bin2',
    'a&amp;b',
    '<b>',
    '٣د',
    'ali_2e4',
  ])('stay whole, so that %s and its beginnings are found [CON-1] [NTF-1]', async (called) => {
    const typed = [called, ...Array.from(called, (_, at) => called.slice(0, at + 1))].filter((one) =>
      userWordsQuery(one),
    );
    const rows: { typed: string; found: boolean }[] = await test.em().execute(
      `select t.typed, ${userWords('p.')} @@ t.query::tsquery as found
         from (select ?::text as email, 'سارة'::text as first_name, null::text as last_name, ?::text as name_ar, null::text as name_en) p,
              jsonb_to_recordset(?::jsonb) as t(typed text, query text)`,
      ['a@b.test', `علي ${called}`, JSON.stringify(typed.map((one) => ({ typed: one, query: userWordsQuery(one) })))],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ found }) => !found)).toEqual([]);
  });
});
