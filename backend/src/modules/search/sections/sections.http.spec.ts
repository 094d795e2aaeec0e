import { type Agent, type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { aCourse, anEnrollment } from '../../courses/testing/course.builder.js';
import type { SearchGroupResponse } from '../dto/search.response.js';

let test: TestApp;
let author: SignedInAgent;
let learner: SignedInAgent;
let stranger: SignedInAgent;
let courseId: string;
let lessonIds: string[];

const second = `مقدمة قصيرة عن النجارة.

## الأدوات \`الأساسية\`

المنشار والمطرقة، و[الإزميل](https://example.org/zurafa) للنحت.

\`\`\`js
const salamandar = 1;
# سلمندر
\`\`\`

> [!WARNING]
> يلزم قفّاز.

### الغراء

يُترك الغراء ليلةً كاملة.

### الغراء

غراء الخشب أبيض، وغراء الضفخنوشة أصفر.`;

beforeAll(async () => {
  test = await startTestApp();
  [author, learner, stranger] = [await test.as('instructor'), await test.as('student'), await test.as('student')];
  const { course, lessons } = await aCourse()
    .by(author.userId)
    .with({ titleAr: 'صنعة الخشب', titleEn: 'Woodwork' })
    .published()
    .withLessons([
      { titleAr: 'أول الطريق', contentAr: 'كل شيء يبدأ من الزنبركات.' },
      { titleAr: 'ورشتنا', contentAr: second },
      { titleAr: 'الختام', contentAr: 'تلميع بالكهرمانيات.' },
    ])
    .saved(test.em());
  courseId = course.id;
  lessonIds = lessons.map(({ id }) => id);
  await anEnrollment(test.em(), courseId, learner.userId);
});
afterAll(() => test.close());

const answer = async (agent: Agent, q: string, language = 'ar') =>
  ((await agent.get('/api/search').query({ q, language }).expect(200)).body as { groups: SearchGroupResponse[] })
    .groups;

const sections = async (agent: Agent, q: string, language = 'ar') =>
  (await answer(agent, q, language)).flatMap((group) => (group.type === 'section' ? group.results : []));

const hrefs = async (agent: Agent, q: string, language = 'ar') =>
  (await sections(agent, q, language)).map(({ href }) => decodeURIComponent(href));

const at = (place: number, anchor = '') => `/courses/${courseId}/lessons/${lessonIds[place]}${anchor && `#${anchor}`}`;

describe('words inside lessons', () => {
  it('lead to their section, with the names of course and lesson and the words marked [SRCH-2]', async () => {
    const [group] = (await answer(learner.agent, 'المطرقه')).filter(({ type }) => type === 'section');
    expect(group).toMatchObject({ total: 1, next: null });
    expect(group?.results).toEqual([
      expect.objectContaining({
        type: 'section',
        id: lessonIds[1],
        titleAr: 'الأدوات الأساسية',
        within: ['صنعة الخشب', 'ورشتنا'],
        href: `/courses/${courseId}/lessons/${lessonIds[1]}#${encodeURIComponent('الأدوات-الأساسية')}`,
      }),
    ]);
    const [result] = group?.results ?? [];
    expect(result?.excerpt.filter(({ match }) => match)).toEqual([{ text: 'والمطرقة', match: true }]);
    expect(result?.excerpt.map(({ text }) => text).join('')).toBe('المنشار والمطرقة، والإزميل للنحت. يلزم قفّاز.');
  });

  it('are found before the first heading, and under headings of one name apart [SRCH-2]', async () => {
    expect(await hrefs(learner.agent, 'النجارة')).toEqual([at(1)]);
    expect((await sections(learner.agent, 'النجارة'))[0]?.titleAr).toBe('ورشتنا');
    expect(await hrefs(learner.agent, 'ليلة كاملة')).toEqual([at(1, 'الغراء')]);
    expect(await hrefs(learner.agent, 'الضفخنوشة')).toEqual([at(1, 'الغراء-1')]);
  });

  it('do not count in code, in addresses of links and in marks of boxes [SRCH-2]', async () => {
    for (const q of ['salamandar', 'سلمندر', 'zurafa', 'warning']) expect(await hrefs(learner.agent, q)).toEqual([]);
    expect(await hrefs(learner.agent, 'الإزميل')).toEqual([at(1, 'الأدوات-الأساسية')]);
  });

  it('open in the language of the reader, or in the only one there is [SRCH-2]', async () => {
    expect(await hrefs(learner.agent, 'الضفخنوشة', 'en')).toEqual([at(1, 'الغراء-1')]);
    await test
      .em()
      .execute(`update lessons set content_en = ? where id = ?`, ['## Glue\n\nWait a fortnight.', lessonIds[1]]);
    expect(await hrefs(learner.agent, 'fortnight', 'en')).toEqual([at(1, 'glue')]);
    expect(await hrefs(learner.agent, 'fortnight', 'ar')).toEqual([]);
    expect(await hrefs(learner.agent, 'الضفخنوشة', 'en')).toEqual([]);
    expect(await hrefs(learner.agent, 'الضفخنوشة', 'ar')).toEqual([at(1, 'الغراء-1')]);
    await test.em().execute(`update lessons set content_en = null where id = ?`, [lessonIds[1]]);
  });
});

describe('what may be found inside lessons', () => {
  it('is for the enrolled, the instructor and admins; first lessons for everybody signed in [SRCH-2] [LSN-3]', async () => {
    for (const { agent } of [learner, author, await test.as('admin')])
      expect(await hrefs(agent, 'الضفخنوشة')).toEqual([at(1, 'الغراء-1')]);
    for (const role of ['student', 'volunteer', 'instructor'] as const) {
      const { agent } = await test.as(role);
      expect(await answer(agent, 'الضفخنوشة')).toEqual([]);
      expect(await hrefs(agent, 'الزنبركات')).toEqual([at(0)]);
    }
    for (const q of ['الضفخنوشة', 'الزنبركات']) expect(await answer(test.anonymous(), q)).toEqual([]);
    await test.anonymous().get('/api/search').query({ q: 'الزنبركات', type: 'section' }).expect(200, { groups: [] });
  });

  it('begins with joining [SRCH-2] [LSN-3]', async () => {
    const { agent, userId } = await test.as('student');
    expect(await hrefs(agent, 'الضفخنوشة')).toEqual([]);
    await anEnrollment(test.em(), courseId, userId);
    expect(await hrefs(agent, 'الضفخنوشة')).toEqual([at(1, 'الغراء-1')]);
  });

  it('leaves no trace with those who may not read it: no count, snippet, correction, suggestion or place [SRCH-2] [LSN-3]', async () => {
    const asked = ['الخشب', 'الكبريتوم', 'الكبرتوم', 'كبريت', 'صنعة الكبريتوم', 'أول الخشب'];
    const visitor = test.anonymous();
    const seen = async () => {
      const answers = [];
      for (const agent of [visitor, stranger.agent])
        for (const q of asked)
          for (const path of ['/api/search', '/api/search/suggestions'])
            answers.push((await agent.get(path).query({ q, language: 'ar' }).expect(200)).body);
      return answers;
    };
    const before = await seen();
    const text = `## الكبريتوم\n\n${'الكبريتوم في الخشب صنعة أول. '.repeat(50)}`;
    await test.em().execute(`update lessons set content_ar = ? where id = ?`, [text, lessonIds[2]]);
    for (const q of ['الكبريتوم', 'الكبرتوم', 'كبرتوم'])
      expect(await hrefs(learner.agent, q)).toEqual([at(2, 'الكبريتوم')]);
    expect(await seen()).toEqual(before);
  });

  it('follows the order of lessons: only the first one is open [SRCH-2] [LSN-3]', async () => {
    const order = async (...ids: (string | undefined)[]) => {
      for (const [place, id] of ids.entries())
        await test.em().execute(`update lessons set order_index = ? where id = ?`, [place, id]);
    };
    await order(lessonIds[1], lessonIds[0], lessonIds[2]);
    expect(await hrefs(stranger.agent, 'الضفخنوشة')).toEqual([at(1, 'الغراء-1')]);
    expect(await hrefs(stranger.agent, 'الزنبركات')).toEqual([]);
    await order(lessonIds[0], lessonIds[1], lessonIds[2]);
    expect(await hrefs(stranger.agent, 'الضفخنوشة')).toEqual([]);
    expect(await hrefs(stranger.agent, 'الزنبركات')).toEqual([at(0)]);
  });

  it('is nothing while the course is in preparation [SRCH-2] [CRS-10]', async () => {
    const prepare = (isInPreparation: boolean) =>
      test.em().execute(`update courses set is_in_preparation = ? where id = ?`, [isInPreparation, courseId]);
    await prepare(true);
    for (const { agent } of [learner, stranger])
      for (const q of ['الضفخنوشة', 'الزنبركات']) expect(await hrefs(agent, q)).toEqual([]);
    await prepare(false);
    expect(await hrefs(learner.agent, 'الضفخنوشة')).toEqual([at(1, 'الغراء-1')]);
    expect(await hrefs(stranger.agent, 'الزنبركات')).toEqual([at(0)]);
  });

  it('ends with unpublishing and deleting, and nothing of it stays in the index [SRCH-2]', async () => {
    const publish = (isPublished: boolean) =>
      test.em().execute(`update courses set is_published = ? where id = ?`, [isPublished, courseId]);
    await publish(false);
    for (const { agent } of [learner, author, stranger])
      for (const q of ['الضفخنوشة', 'الزنبركات']) expect(await hrefs(agent, q)).toEqual([]);
    await publish(true);
    expect(await hrefs(learner.agent, 'الضفخنوشة')).toEqual([at(1, 'الغراء-1')]);
    await test.em().execute(`delete from lessons where id = ?`, [lessonIds[0]]);
    expect(await hrefs(stranger.agent, 'الضفخنوشة')).toEqual([at(1, 'الغراء-1')]);
    await test.em().execute(`delete from lessons where course_id = ?`, [courseId]);
    expect(await hrefs(learner.agent, 'الضفخنوشة')).toEqual([]);
    const [left] = await test
      .em()
      .execute(
        `select (select count(*) from search_sections) + (select count(*) from search_section_postings) as rows`,
      );
    expect(left).toEqual({ rows: '0' });
  });
});
