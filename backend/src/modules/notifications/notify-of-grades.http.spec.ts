import { allMailsTo, mailTo } from '#testing/outbox';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { User } from '../auth/user.entity.js';
import { aGradebookSetting, type GradebookSetting } from '../grades/testing/a-gradebook.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Told {
  kind: string;
  titleAr: string;
  titleEn: string;
  href: string;
}

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ');
/** What somebody was told of their grades, the first first. */
const newsOf = async ({ agent }: SignedInAgent) =>
  ((await agent.get('/api/notifications').expect(200)).body as Told[])
    .filter(({ kind }) => kind === 'grade')
    .toReversed();
const read = ({ agent }: SignedInAgent) => agent.post('/api/notifications/read').send({}).expect(204);
const titlesOf = async (who: SignedInAgent) => (await newsOf(who)).map(({ titleEn }) => plain(titleEn));

const send = ({ author, book }: GradebookSetting, lines: string[]) =>
  author.agent
    .post(`${book}/import?reason=خلل`)
    .attach('file', Buffer.from(lines.map((line) => `${line}\r\n`).join('')), 'grades.csv')
    .expect(200);

describe('news of grades', () => {
  it('say what was entered, changed, excused and taken back, with the reason, and never the grade [GRD-1] [NTF-1]', async () => {
    const setting = await aGradebookSetting(app);
    const { learner, quizId, courseId, declare, enter } = setting;
    const manual = await declare();
    const written: [string, object][] = [
      [manual, { score: '7' }],
      [quizId, { score: '90', reason: 'سؤال غامض' }],
      [quizId, { isExcused: true, reason: 'مرض', version: 1 }],
      [quizId, { reason: 'أعاد الاختبار', version: 2 }],
    ];
    for (const [item, grade] of written) {
      await enter(learner.userId, item, grade).expect(200);
      await read(learner);
    }
    expect(await titlesOf(learner)).toEqual([
      'You have a grade for “Participation”',
      'Your grade for “Lesson 1” was changed: سؤال غامض',
      'You are excused from “Lesson 1”: مرض',
      'What was entered for you in “Lesson 1” was taken back: أعاد الاختبار',
    ]);
    const [first] = await newsOf(learner);
    expect(first?.href).toBe(`/courses/${courseId}/my-grades`);
    expect(plain(first?.titleAr ?? '')).toBe('وُضعت درجتك في «المشاركة»');
  });

  it('gather in one while it is unread, which counts each item of the course once [GRD-1] [NTF-1]', async () => {
    const setting = await aGradebookSetting(app);
    const { learner, quizId, id, declare, enter } = setting;
    const another = await setting.another();
    const manual = await declare();
    await enter(learner.userId, quizId, { score: '90', reason: 'سؤال غامض' }).expect(200);
    await enter(learner.userId, quizId, { score: '95', reason: 'سؤال آخر', version: 1 }).expect(200);
    expect(await titlesOf(learner)).toEqual(['Your grade for “Lesson 1” was changed: سؤال آخر']);
    const others = [manual, id].map((item) => enter(learner.userId, item, { score: '7', reason: 'خلل' }).expect(200));
    await Promise.all(others);
    expect(await titlesOf(learner)).toEqual(['3 of your grades in “Programming basics” changed']);
    expect((await newsOf(learner)).map(({ titleAr }) => plain(titleAr))).toEqual([
      'تغيّرت لك 3 درجات في دورة «أساسيات البرمجة»',
    ]);
    await enter(another.userId, manual, { score: '7' }).expect(200);
    expect(await titlesOf(another)).toEqual(['You have a grade for “Participation”']);
  });

  it('begin anew once they were read, or an hour after the last one, and in each course [GRD-1] [NTF-1]', async () => {
    const [setting, elsewhere] = [await aGradebookSetting(app), await aGradebookSetting(app)];
    const { learner, quizId, declare, enter } = setting;
    const manual = await declare();
    await enter(learner.userId, quizId, { score: '90', reason: 'خلل' }).expect(200);
    const ages = (minutes: number) =>
      app
        .em()
        .execute(`update notifications set created_at = created_at - ? * interval '1 minute' where user_id = ?`, [
          minutes,
          learner.userId,
        ]);
    await ages(59);
    await enter(learner.userId, manual, { score: '7' }).expect(200);
    expect(await titlesOf(learner)).toEqual(['2 of your grades in “Programming basics” changed']);
    await ages(61);
    await enter(learner.userId, manual, { score: '8', version: 1 }).expect(200);
    await read(learner);
    await enter(learner.userId, manual, { score: '9', version: 2 }).expect(200);
    await learner.agent.post('/api/enrollments').send({ courseId: elsewhere.courseId }).expect(201);
    await elsewhere.enter(learner.userId, elsewhere.quizId, { score: '90', reason: 'خلل' }).expect(200);
    expect(await titlesOf(learner)).toEqual([
      '2 of your grades in “Programming basics” changed',
      'You have a grade for “Participation”',
      'You have a grade for “Participation”',
      'Your grade for “Lesson 1” was changed: خلل',
    ]);
  });

  it('come once when the same grade is sent twice [GRD-1] [REL-1]', async () => {
    const { learner, declare, enter } = await aGradebookSetting(app);
    const manual = await declare();
    for (const score of ['7', '7.00']) await enter(learner.userId, manual, { score }).expect(200);
    expect(await titlesOf(learner)).toHaveLength(1);
  });

  it('come once to each learner of a file, and to nobody whose grades it left [GRD-1] [NTF-1]', async () => {
    const setting = await aGradebookSetting(app);
    const { learner, quizId, id } = setting;
    const [second, third] = [await setting.another(), await setting.another()];
    const manual = await setting.declare();
    await send(setting, [
      `id,name,q [${quizId}],m [${manual}],w [${id}]`,
      `${learner.userId},x,85,7,EX`,
      `${second.userId},x,,6,`,
      `${third.userId},x,,,`,
    ]);
    expect((await newsOf(learner)).map(({ titleAr }) => plain(titleAr))).toEqual([
      'تغيّرت لك 3 درجات في دورة «أساسيات البرمجة»',
    ]);
    expect(await titlesOf(second)).toEqual(['You have a grade for “Participation”: خلل']);
    expect(await titlesOf(third)).toEqual([]);
  });

  it('go by mail to who asked for it, and to nobody who wants none [GRD-1] [NTF-2]', async () => {
    const setting = await aGradebookSetting(app);
    const { learner, enter } = setting;
    const second = await setting.another();
    const manual = await setting.declare();
    const choose = ({ agent }: SignedInAgent, channel: string) =>
      agent
        .put('/api/notifications/preferences')
        .send({ kinds: [{ kind: 'grade', channel }] })
        .expect(200);
    await choose(learner, 'email');
    await choose(second, 'none');
    for (const { userId } of [learner, second]) await enter(userId, manual, { score: '7' }).expect(200);
    // Gathered with the first, of which alone a mail tells.
    await enter(learner.userId, setting.quizId, { score: '90', reason: 'خلل' }).expect(200);
    const [wants, wantsNot] = await Promise.all(
      [learner, second].map(async ({ userId }) => (await app.em().findOneOrFail(User, { id: userId })).email ?? ''),
    );
    expect(await mailTo(app.dataDir, wants!, /You have a grade/)).toContain(`/courses/${setting.courseId}/my-grades`);
    expect(await allMailsTo(app, wants!)).toHaveLength(1);
    expect(await allMailsTo(app, wantsNot!)).toEqual([]);
    expect(await newsOf(second)).toEqual([]);
  });
});
