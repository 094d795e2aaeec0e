import type { SearchKind } from '@masar/domain';
import pg from 'pg';
import { hearStatements } from '#testing/sent-statements';
import { type Agent, type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { until } from '#testing/until';
import { aCourse } from '../courses/testing/course.builder.js';
import type { SearchGroupResponse, SearchResultResponse, SuggestionResponse } from './dto/search.response.js';

let test: TestApp;
let student: SignedInAgent;
let courseId: string;
let lessonId: string;
const scripts = { titleAr: 'خطوات أولى في JavaScript', titleEn: 'First steps in JavaScript' };

beforeAll(async () => {
  test = await startTestApp();
  student = await test.as('student');
  const { course, lessons } = await aCourse()
    .with({ descriptionAr: 'تعلّم **كتابة** الشيفرة من الصفر.', descriptionEn: 'Write <b>code</b> from zero.' })
    .published()
    .withLessons([{ titleAr: 'المتغيرات' }])
    .saved(test.em());
  courseId = course.id;
  lessonId = lessons[0]?.id ?? '';
  await aCourse()
    .with({ ...scripts, descriptionAr: 'للويب.', descriptionEn: 'For the web.' })
    .published()
    .saved(test.em());
  await aCourse()
    .with({ titleAr: 'إدارة الوقت', titleEn: 'Keeping time', descriptionAr: 'مهارة.', descriptionEn: 'A skill.' })
    .published()
    .saved(test.em());
});
afterAll(() => test.close());

const execute = (sql: string, values: unknown[] = []) => test.em().execute<{ id: string }[]>(sql, values);

async function groups(agent: Agent, q: string, more: Record<string, string | number> = {}) {
  const { body } = await agent
    .get('/api/search')
    .query({ q, ...more })
    .expect(200);
  return (body as { groups: SearchGroupResponse[] }).groups;
}

async function results(agent: Agent, q: string, type: SearchKind): Promise<SearchResultResponse[]> {
  return (await groups(agent, q, { type })).flatMap((group) => group.results);
}

const titles = async (q: string, type: SearchKind = 'course') =>
  (await results(student.agent, q, type)).map(({ titleEn }) => titleEn);

describe('GET /api/search', () => {
  it.each(['برمجه', 'البَرْمَجَة', 'البرمجة', 'بـرمـجة', 'programing', 'لبرمجةٍ', 'PROGRAMMING', 'برمجيه'])(
    'finds the programming course by %s [SRCH-1]',
    async (q) => {
      expect((await titles(q))[0]).toBe('Programming basics');
    },
  );

  it.each(['جافاسكربت', 'JavaScript', 'جافا سكريبت', 'JS', 'جافسكريبت', 'javscript', 'الجافاسكربت'])(
    'finds the same by %s as by its other names [SRCH-1]',
    async (q) => {
      expect(await titles(q)).toEqual([scripts.titleEn]);
    },
  );

  it('finds the singular by its broken plural and the other way round [SRCH-1]', async () => {
    await execute(
      `insert into opportunities (type, title_ar, title_en, description_ar, description_en)
       values ('volunteer', 'مشروع تشجير', 'Planting trees', 'ازرع معنا', 'Plant with us')`,
    );
    expect(await titles('مشاريع', 'opportunity')).toEqual(['Planting trees']);
  });

  it('answers in groups, each result with its address, marked title and excerpt [SRCH-1]', async () => {
    const found = await groups(test.anonymous(), 'البرمجه المتغيرات', { language: 'ar' });
    expect(found.map(({ type }) => type).sort()).toEqual(['course', 'lesson']);
    const [course] = found.find(({ type }) => type === 'course')?.results ?? [];
    expect(course).toMatchObject({
      id: courseId,
      href: `/courses/${courseId}`,
      titleAr: 'أساسيات البرمجة',
      title: [
        { text: 'أساسيات ', match: false },
        { text: 'البرمجة', match: true },
      ],
    });
    const [lesson] = found.find(({ type }) => type === 'lesson')?.results ?? [];
    expect(lesson).toMatchObject({
      href: `/courses/${courseId}/lessons/${lessonId}`,
      excerpt: [
        { text: 'أساسيات ', match: false },
        { text: 'البرمجة', match: true },
      ],
    });
  });

  it('answers texts as texts, never as HTML or Markdown [SRCH-1]', async () => {
    const [english] = (await groups(test.anonymous(), 'code', { language: 'en' })).flatMap((group) => group.results);
    expect(english?.excerpt).toEqual([
      { text: 'Write <b>', match: false },
      { text: 'code', match: true },
      { text: '</b> from zero.', match: false },
    ]);
    const [arabic] = await results(test.anonymous(), 'كتابة', 'course');
    expect(arabic?.excerpt.map(({ text }) => text).join('')).toBe('تعلّم كتابة الشيفرة من الصفر.');
  });

  it('finds nothing for an empty text, for signs and for unknown words [SRCH-1]', async () => {
    for (const q of ['', '   ', '؟!…', '%', '😀', 'zzzzqqqq']) expect(await groups(student.agent, q)).toEqual([]);
    await test.anonymous().get('/api/search').expect(200, { groups: [] });
  });

  it.each([
    `'; drop table courses; --`,
    '%_\\',
    'a & b | !c:*',
    '(((',
    '"برمجة" <-> x',
    `\\' or 1=1`,
    '$1 ?',
    '{}[]*+?.',
  ])('takes %s for words, not for a command [SRCH-1] [SEC-6]', async (q) => {
    await test.anonymous().get('/api/search').query({ q }).expect(200);
    await test.anonymous().get('/api/search/suggestions').query({ q }).expect(200);
    expect((await titles('برمجة'))[0]).toBe('Programming basics');
  });

  it.each([
    ['a text of more than 200 characters', { q: 'ب'.repeat(201) }],
    ['NUL', { q: 'a\0b' }],
    ['several texts', { q: ['a', 'b'] }],
    ['an unknown type', { q: 'a', type: 'user' }],
    ['an unknown language', { q: 'a', language: 'fr' }],
    ['too many results', { q: 'a', limit: 21 }],
    ['a cursor of all kinds', { q: 'a', cursor: 'WzEsIjEiXQ' }],
    ['a cursor that nobody issued', { q: 'a', type: 'course', cursor: 'x' }],
    ['an unknown field', { q: 'a', where: '1=1' }],
  ])('refuses %s [SRCH-1] [API-6]', async (_, query) => {
    await test.anonymous().get('/api/search').query(query).expect(400);
  });

  it('takes line breaks and direction signs of a pasted text for nothing [SRCH-1]', async () => {
    expect((await titles('\u202Bالبرمجة\u202C\n'))[0]).toBe('Programming basics');
  });

  it('continues behind the last result, each once [SRCH-1]', async () => {
    for (let index = 0; index < 7; index += 1)
      await aCourse()
        .with({ titleAr: `نجارة ${index}`, titleEn: `Carpentry ${index}`, descriptionAr: 'خشب', descriptionEn: 'Wood' })
        .published()
        .saved(test.em());
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const [page]: SearchGroupResponse[] = await groups(test.anonymous(), 'نجارة', {
        type: 'course',
        limit: 3,
        ...(cursor ? { cursor } : {}),
      });
      expect(page?.total).toBe(7);
      seen.push(...(page?.results.map(({ id }) => id) ?? []));
      cursor = page?.next ?? null;
    } while (cursor);
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
  });
});

describe('what may be found', () => {
  const everything = async (agent: Agent, q: string) =>
    (await groups(agent, q)).flatMap(({ results: found }) => found.map(({ type, id }) => `${type} ${id}`));

  it('are published courses and their lessons, from the moment of publishing to that of unpublishing [SRCH-1]', async () => {
    const author = await test.as('instructor');
    const { course, lessons } = await aCourse()
      .by(author.userId)
      .with({ titleAr: 'سباكة', titleEn: 'Plumbing' })
      .withLessons([{ titleAr: 'سباكة المنزل' }])
      .saved(test.em());
    for (const { agent } of [author, await test.as('admin'), student])
      expect(await everything(agent, 'سباكة')).toEqual([]);
    await author.agent.post(`/api/courses/${course.id}/publish`).expect(200);
    const both = [`course ${course.id}`, `lesson ${lessons[0]?.id}`];
    expect((await everything(test.anonymous(), 'سباكة')).sort()).toEqual(both);
    await author.agent.patch(`/api/courses/${course.id}`).send({ titleAr: 'حدادة', titleEn: 'Smithing' }).expect(200);
    expect(await everything(test.anonymous(), 'حدادة')).toEqual([both[0]]);
    await author.agent.post(`/api/courses/${course.id}/unpublish`).expect(200);
    for (const q of ['سباكة', 'حدادة']) expect(await everything(student.agent, q)).toEqual([]);
    const { rows } = await counted('lesson', lessons[0]?.id ?? '');
    expect(rows).toEqual([{ documents: 0, postings: 0 }]);
  });

  it('are visible discussions of forums, for signed-in people only [SRCH-1]', async () => {
    const [forum] = await execute(`insert into forums (name_ar, name_en) values ('أ', 'A') returning id`);
    const [discussion] = await execute(
      `insert into discussions (forum_id, title, content) values (?, 'سؤال عن النحاسيات', 'أين أشتريها؟') returning id`,
      [forum?.id],
    );
    await execute(`insert into discussions (lesson_id, title, content) values (?, 'سؤال عن النحاسيات', 'داخل الدرس')`, [
      lessonId,
    ]);
    const found = [`discussion ${discussion?.id}`];
    expect(await everything(test.anonymous(), 'النحاسيات')).toEqual([]);
    await test.anonymous().get('/api/search?q=النحاسيات&type=discussion').expect(200, { groups: [] });
    for (const role of ['student', 'instructor', 'volunteer', 'admin'] as const)
      expect(await everything((await test.as(role)).agent, 'النحاسيات')).toEqual(found);
    const [result] = await results(student.agent, 'النحاسيات', 'discussion');
    expect(result?.href).toBe(`/discussions/${discussion?.id}`);
    for (const status of ['hidden', 'pending', 'deleted']) {
      await execute(`update discussions set status = ? where id = ?`, [status, discussion?.id]);
      expect(await everything(student.agent, 'النحاسيات')).toEqual([]);
      await execute(`update discussions set status = 'visible' where id = ?`, [discussion?.id]);
      expect(await everything(student.agent, 'النحاسيات')).toEqual(found);
    }
    await execute(`delete from discussions where id = ?`, [discussion?.id]);
    expect(await everything(student.agent, 'النحاسيات')).toEqual([]);
  });

  it.each([
    ['opportunities', `type, title_ar, title_en, description_ar, description_en`, `'job', 'غواص', 'Diver', 'أ', 'A'`],
    [
      'job_postings',
      `company_name, title_ar, title_en, description_ar, description_en`,
      `'A', 'غواص', 'Diver', 'أ', 'A'`,
    ],
  ])('are active %s [SRCH-1]', async (table, columns, values) => {
    const [row] = await execute(`insert into ${table} (${columns}) values (${values}) returning id`);
    const type = table === 'opportunities' ? 'opportunity' : 'job';
    expect(await titles('غواصين', type)).toEqual(['Diver']);
    expect(await everything(test.anonymous(), 'غواص')).toEqual([]);
    await execute(`update ${table} set is_active = false where id = ?`, [row?.id]);
    expect(await titles('غواص', type)).toEqual([]);
  });

  async function counted(kind: string, id: string) {
    const client = new pg.Client({ connectionString: test.databaseUrl });
    await client.connect();
    const answer = await client.query(
      `select (select count(*)::int from search_documents where kind = $1 and entity_id = $2) as documents,
              (select count(*)::int from search_postings p
                where not exists (select from search_documents d where d.id = p.document_id)) as postings`,
      [kind, id],
    );
    await client.end();
    return answer;
  }
});

describe('GET /api/search/suggestions', () => {
  const suggestions = async (agent: Agent, q: string) =>
    (
      (await agent.get('/api/search/suggestions').query({ q, language: 'en' }).expect(200)).body as SuggestionResponse[]
    ).map(({ title }) => title);

  it.each(['برم', 'البر', 'prog', 'أساسيات الب', 'programming bas', 'programming b', 'the prog'])(
    'completes %s to titles [SRCH-1]',
    async (q) => {
      expect((await suggestions(test.anonymous(), q))[0]).toBe('Programming basics');
    },
  );

  it('names what has every word in its title, eight at most [SRCH-1]', async () => {
    expect(await suggestions(test.anonymous(), 'نجار')).toHaveLength(7);
    expect(await suggestions(test.anonymous(), 'programming zero')).toEqual([]);
    expect(await suggestions(test.anonymous(), '')).toEqual([]);
  });
});

describe('statements of a search', () => {
  it('are six at most, the session included [PERF-3] [SRCH-1]', async () => {
    const prototype = pg.Client.prototype as unknown as { query: (...values: unknown[]) => unknown };
    const original = prototype.query;
    let count = 0;
    prototype.query = function counting(...values) {
      const [first] = values;
      const text = typeof first === 'string' ? first : ((first as { text?: string } | null)?.text ?? '');
      if (!text.includes('pgboss')) count += 1;
      return original.apply(this, values);
    };
    try {
      const { agent } = await test.as('student');
      for (const path of ['/api/search?q=', '/api/search/suggestions?q=']) {
        count = 0;
        await agent.get(path + encodeURIComponent('البرمجة بجافسكريبت programing zzzz')).expect(200);
        expect(count).toBeGreaterThan(1);
        expect(count).toBeLessThanOrEqual(6);
      }
    } finally {
      prototype.query = original;
    }
  });
});

describe('the other names of words', () => {
  it('are read once for readers of both languages, and anew after any name changed [PERF-1] [SRCH-1]', async () => {
    const heard = hearStatements();
    const readings = async (language: string): Promise<number> => {
      heard.since();
      await groups(student.agent, 'chronology keeping', { language });
      return heard.since().filter((text) => text.includes('search_aliases')).length;
    };
    try {
      expect([await readings('ar'), await readings('en')]).toEqual([1, 0]);
      await execute('update search_aliases set term = term where false');
      expect([await readings('en'), await readings('ar')]).toEqual([1, 0]);
    } finally {
      heard.stop();
    }
  });
});

describe('what is shown of results', () => {
  it('is marked once for pages of every length, each text and language by itself [PERF-1] [SRCH-1]', async () => {
    const course = async (q: string, more: Record<string, string | number> = {}) =>
      (await groups(student.agent, q, { type: 'course', ...more })).flatMap((group) => group.results)[0];
    const marked = (segments: { text: string; match: boolean }[] = []) =>
      segments.filter(({ match }) => match).map(({ text }) => text);
    for (const limit of [1, 3, 2]) {
      expect(marked((await course('programming', { limit, language: 'en' }))?.title)).toEqual(['Programming']);
      expect(marked((await course('basics', { limit, language: 'en' }))?.title)).toEqual(['basics']);
      expect(marked((await course('programming', { limit, language: 'ar' }))?.title).length).toBeGreaterThan(0);
    }
  });

  it('is new right after a change, also of another process, however often it was shown [PERF-1] [REL-7]', async () => {
    const shown = async () => (await results(student.agent, 'keeping time', 'course'))[0]?.titleEn;
    const other = new pg.Client({ connectionString: test.databaseUrl });
    await other.connect();
    for (const title of ['Keeping time well', 'Keeping time better']) {
      await shown();
      await execute(`update courses set title_en = ? where title_ar = 'إدارة الوقت'`, [title]);
      expect(await shown()).toBe(title);
    }
    await other.query(`update courses set title_en = 'Keeping time best' where title_ar = 'إدارة الوقت'`);
    await other.end();
    await until(async () => (await shown()) === 'Keeping time best', 'the change to be heard');
  });
});
