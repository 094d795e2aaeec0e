import { type Agent, type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { anAssignmentSetting, type AssignmentSetting } from '../../assignments/testing/an-assignment.js';
import type { SearchGroupResponse, SuggestionResponse } from '../dto/search.response.js';

let test: TestApp;
let setting: AssignmentSetting;
let stranger: SignedInAgent;

const written = {
  titleAr: 'ابنِ قفص الزمردخان',
  titleEn: 'Build the zumurrud cage',
  taskAr: 'صمّم بابه من [الكهرمانيات](https://example.org/zurafa).\n\n```js\nconst salamandar = 1;\n```',
  taskEn: 'Draw its door in four weeks.',
};

beforeAll(async () => {
  test = await startTestApp();
  setting = await anAssignmentSetting(test, written);
  stranger = await test.as('student');
});
afterAll(() => test.close());

const groups = async (agent: Agent, q: string, more: Record<string, string> = {}) =>
  (
    (await agent
      .get('/api/search')
      .query({ q, language: 'ar', ...more })
      .expect(200)
      .then(({ body }) => body)) as { groups: SearchGroupResponse[] }
  ).groups;

const found = async (agent: Agent, q: string, more: Record<string, string> = {}) =>
  (await groups(agent, q, more)).flatMap((group) => (group.type === 'assignment' ? group.results : []));

const hrefs = async (agent: Agent, q: string) => (await found(agent, q)).map(({ href }) => href);

const suggestions = async (agent: Agent, q: string) =>
  ((await agent.get('/api/search/suggestions').query({ q, language: 'ar' }).expect(200)).body as SuggestionResponse[])
    .filter(({ type }) => type === 'assignment')
    .map(({ title }) => title);

const address = () => `/courses/${setting.courseId}/assignments/${setting.id}`;

describe('an assignment', () => {
  it('is found by title and task in either language, with its course and the words marked [SRCH-2] [ASG-1]', async () => {
    const { agent } = setting.learner;
    for (const q of ['الزمردخان', 'zumurrud', 'الكهرمانيات', 'four weeks', 'زمردخن'])
      expect(await hrefs(agent, q)).toEqual([address()]);
    const [result] = await found(agent, 'الزمردخان');
    expect(result).toMatchObject({ id: setting.id, titleAr: written.titleAr, titleEn: written.titleEn });
    expect(result?.within).toEqual(['أساسيات البرمجة']);
    expect(result?.title.filter(({ match }) => match)).toEqual([{ text: 'الزمردخان', match: true }]);
    const [inTask] = await found(agent, 'الكهرمانيات');
    expect(inTask?.excerpt.filter(({ match }) => match)).toEqual([{ text: 'الكهرمانيات', match: true }]);
    const [english] = await found(agent, 'zumurrud', { language: 'en' });
    expect(english?.title.map(({ text }) => text).join('')).toBe(written.titleEn);
  });

  it('is not found by code and by addresses of links [SRCH-2]', async () => {
    for (const q of ['salamandar', 'zurafa']) expect(await hrefs(setting.learner.agent, q)).toEqual([]);
  });

  it('is one of its kind where that is asked for alone, and no place in a lesson [SRCH-2]', async () => {
    const { agent } = setting.learner;
    expect(await found(agent, 'الزمردخان', { type: 'assignment' })).toHaveLength(1);
    expect(await groups(agent, 'الزمردخان', { type: 'section' })).toEqual([]);
    expect((await groups(agent, 'الزمردخان')).map(({ type, total }) => [type, total])).toEqual([['assignment', 1]]);
  });

  it('is suggested while its title is typed, not its task [SRCH-1] [SRCH-2]', async () => {
    for (const q of ['الزمرد', 'زمردخ', 'zumur', 'قفص الزمر'])
      expect(await suggestions(setting.learner.agent, q)).toEqual([written.titleAr]);
    expect(await suggestions(setting.learner.agent, 'الكهرماني')).toEqual([]);
  });
});

describe('who finds an assignment', () => {
  it('learns the course, teaches it or administers, and nobody else [SRCH-2] [LSN-3]', async () => {
    const { author, learner } = setting;
    for (const { agent } of [learner, author, await test.as('admin')]) {
      expect(await hrefs(agent, 'الزمردخان')).toEqual([address()]);
      expect(await suggestions(agent, 'الزمرد')).toEqual([written.titleAr]);
    }
    const closed = await Promise.all((['student', 'volunteer', 'instructor'] as const).map((role) => test.as(role)));
    for (const agent of [...closed.map((person) => person.agent), test.anonymous()]) {
      for (const q of ['الزمردخان', 'zumurrud', 'الكهرمانيات']) {
        expect(await groups(agent, q)).toEqual([]);
        expect(await groups(agent, q, { type: 'assignment' })).toEqual([]);
      }
      for (const q of ['الزمرد', 'zumur']) expect(await suggestions(agent, q)).toEqual([]);
    }
  });

  it('is told of by no count, order, correction or suggestion to anybody else [SRCH-2] [LSN-3]', async () => {
    const asked = ['قفص', 'برمجة', 'الهدهدانس', 'الهدهدناس', 'هدهد', 'صمم'];
    const seen = async () => {
      const answers = [];
      for (const agent of [test.anonymous(), stranger.agent])
        for (const q of asked)
          for (const path of ['/api/search', '/api/search/suggestions'])
            answers.push((await agent.get(path).query({ q, language: 'ar' }).expect(200)).body);
      return answers;
    };
    const before = await seen();
    await setting.rewrite({ titleAr: 'برمجة الهدهدانس', taskAr: 'الهدهدانس '.repeat(50) });
    for (const q of ['الهدهدانس', 'الهدهدناس']) expect(await hrefs(setting.learner.agent, q)).toEqual([address()]);
    expect(await suggestions(setting.learner.agent, 'الهدهد')).toEqual(['برمجة الهدهدانس']);
    expect(await seen()).toEqual(before);
    await setting.rewrite({});
    expect(await hrefs(setting.learner.agent, 'الهدهدانس')).toEqual([]);
  });

  it('begins with joining and ends with leaving [SRCH-2] [LSN-3]', async () => {
    const { agent, userId } = await test.as('student');
    expect(await hrefs(agent, 'الزمردخان')).toEqual([]);
    await agent.post('/api/enrollments').send({ courseId: setting.courseId }).expect(201);
    expect(await hrefs(agent, 'الزمردخان')).toEqual([address()]);
    await test.em().execute(`delete from enrollments where user_id = ?`, [userId]);
    expect(await hrefs(agent, 'الزمردخان')).toEqual([]);
  });

  it.each(['is_published = not is_published', 'is_in_preparation = not is_in_preparation'])(
    'is nobody while its course is a draft or in preparation: %s [SRCH-2] [CRS-10]',
    async (change) => {
      const turn = () => test.em().execute(`update courses set ${change} where id = ?`, [setting.courseId]);
      await turn();
      for (const { agent } of [setting.learner, setting.author, stranger, await test.as('admin')]) {
        expect(await hrefs(agent, 'الزمردخان')).toEqual([]);
        expect(await suggestions(agent, 'الزمرد')).toEqual([]);
      }
      await turn();
      expect(await hrefs(setting.learner.agent, 'الزمردخان')).toEqual([address()]);
    },
  );

  it('is nobody once it is deleted, and nothing of it stays in the index [SRCH-2]', async () => {
    await setting.author.agent.delete(setting.path).expect(204);
    expect(await hrefs(setting.learner.agent, 'الزمردخان')).toEqual([]);
    const [left] = await test.em().execute(
      `select (select count(*)::int from search_sections where assignment_id is not null) as sections,
              (select count(*)::int from search_section_postings where kind = 'assignment') as postings`,
    );
    expect(left).toEqual({ sections: 0, postings: 0 });
  });
});
