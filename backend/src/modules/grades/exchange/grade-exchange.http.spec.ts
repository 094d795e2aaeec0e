import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '#testing/test-app';
import { User } from '../../auth/user.entity.js';
import { GradeChange } from '../history/grade-change.entity.js';
import { aGradebookSetting, type GradebookSetting } from '../testing/a-gradebook.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const exported = async ({ author, book }: GradebookSetting, language = 'en') =>
  (await author.agent.get(`${book}/export`).set('Accept-Language', language).expect(200)).text;

const send = ({ author, book }: GradebookSetting, text: string, query = '', way = 'import', agent = author.agent) =>
  agent.post(`${book}/${way}${query}`).attach('file', Buffer.from(text), 'grades.csv');

describe('GET /api/courses/{id}/gradebook/export', () => {
  it('holds each learner with all cells, safe to open and without addresses [GRD-1] [SEC-7]', async () => {
    const setting = await aGradebookSetting(app);
    const manual = await setting.declare({
      items: [{ titleAr: '=1+1', titleEn: '=1+1', points: '10', isPlaced: true, category: 2 }],
    });
    await setting.takeQuiz(setting.learner.userId, '80.00');
    const em = app.em();
    (await em.findOneOrFail(User, { id: setting.learner.userId })).nameEn = '=HYPERLINK("http://x")';
    await em.flush();
    const file = await exported(setting);
    expect(file.charCodeAt(0)).toBe(0xfeff);
    const [heading, line] = file.slice(1).split('\r\n');
    expect(heading).toContain(`'=1+1 [${manual}],Total %`);
    expect(line).toBe(`${setting.learner.userId},"'=HYPERLINK(""http://x"")",80.00,,,80.00`);
    expect(file).not.toContain('@');
    expect((await exported(setting, 'ar')).slice(1)).toMatch(/^رقم المتعلّم,المتعلّم,/);
  });
});

describe('POST /api/courses/{id}/gradebook/import', () => {
  it('says first what becomes of each cell, then takes it, once [GRD-1]', async () => {
    const setting = await aGradebookSetting(app);
    const manual = await setting.declare();
    const { learner, quizId, id } = setting;
    await setting.takeQuiz(learner.userId, '80.00');
    const file = `id,name,q [${quizId}],m [${manual}],w [${id}]\r\n${learner.userId},x,85.5,7,EX\r\n`;
    const { body: trial } = await send(setting, file, '?reason=خلل', 'import/trial').expect(200);
    expect(trial).toMatchObject({
      changed: 3,
      unchanged: 0,
      refusedCount: 0,
      changes: [
        { row: 2, userId: learner.userId, before: '80.00', after: '85.5' },
        { before: null, after: '7', itemTitleAr: 'المشاركة' },
        { before: null, after: 'EX' },
      ],
    });
    expect(await app.em().count(GradeChange, { userId: learner.userId })).toBe(0);
    await send(setting, file, '?reason=خلل').expect(200);
    expect((await setting.rowOf(learner.userId)).cells).toMatchObject([
      { state: 'graded', score: '85.50', reason: 'خلل' },
      { state: 'excused' },
      { state: 'graded', score: '7.00' },
    ]);
    expect((await send(setting, file, '?reason=خلل').expect(200)).body).toMatchObject({ changed: 0, unchanged: 3 });
    expect(await app.em().count(GradeChange, { userId: learner.userId, way: 'file' })).toBe(3);
  });

  it('changes nothing with the file that it gave out [GRD-1]', async () => {
    const setting = await aGradebookSetting(app);
    const manual = await setting.declare();
    await setting.takeQuiz(setting.learner.userId, '33.33');
    await setting.enter(setting.learner.userId, manual, { score: '0.1' }).expect(200);
    const { body } = await send(setting, await exported(setting)).expect(200);
    expect(body).toMatchObject({ changed: 0, unchanged: 2, refusedCount: 0 });
  });

  it('refuses cell by cell with a reason in both languages, and takes the others [GRD-1]', async () => {
    const setting = await aGradebookSetting(app);
    const manual = await setting.declare();
    const { author, courseId, learner, quizId } = setting;
    const another = await setting.another();
    await author.agent.post('/api/enrollments').send({ courseId });
    const rows = [
      `id,name,q [${quizId}],m [${manual}],x [${randomUUID()}]`,
      `${learner.userId},a,90,11,5`,
      `${another.userId},b,many,3,`,
      `${randomUUID()},c,1,1,`,
      `,,,,`,
    ];
    const { body } = await send(setting, rows.join('\n')).expect(200);
    const codes = (body.refused as { row: number; code: string }[]).map(({ row, code }) => `${row} ${code}`);
    expect(codes).toEqual([
      '1 grades.column_unknown',
      '2 grades.reason_needed',
      '2 grades.score_above_maximum',
      '3 grades.score_unreadable',
      '4 grades.row_without_learner',
    ]);
    expect(body.refused[2]).toMatchObject({
      value: '11',
      messageAr: 'الدرجة أعلى من الحد الأقصى لهذا البند، وهو 10.',
      messageEn: 'The score is above the most that this item gives, 10.',
    });
    expect(body).toMatchObject({ changed: 1, refusedCount: 5 });
    expect((await setting.rowOf(another.userId)).cells.at(-1)).toMatchObject({ score: '3.00' });
  });

  it('reads no learner or item that a file names twice, and says so in both languages, with the lines of others taken [GRD-1] [REL-11]', async () => {
    const setting = await aGradebookSetting(app);
    const manual = await setting.declare();
    const another = await setting.another();
    const line = `${setting.learner.userId},a,3\n`;
    const file = `id,name,m [${manual}]\n${line.repeat(4000)}${another.userId},b,4\n`;
    for (const way of ['import/trial', 'import']) {
      const { body } = await send(setting, file, '', way).expect(200);
      expect(body).toMatchObject({ changed: 1, refusedCount: 4000 });
      expect(body.refused).toHaveLength(200);
      expect(body.refused[0]).toMatchObject({
        row: 2,
        code: 'grades.learner_repeated',
        messageAr: 'يتكرّر هذا المتعلّم في أكثر من سطر، فلم نقرأ أياً منها. أبقِ سطراً واحداً.',
        messageEn: 'This learner stands in more than one line, so none of them was read. Keep one line.',
      });
    }
    expect((await setting.rowOf(another.userId)).cells.at(-1)).toMatchObject({ score: '4.00' });
    const { body: wide } = await send(setting, `id,name${`,m [${manual}]`.repeat(400)}\n${line}`).expect(422);
    expect(wide.code).toBe('grades.file_too_large');
  });

  it('is for who teaches the course, and reads only such files [GRD-1] [SEC-1]', async () => {
    const setting = await aGradebookSetting(app);
    const { author, book, learner, quizId } = setting;
    for (const way of ['import', 'import/trial']) {
      const file = `id,name,q [${quizId}]\n`;
      await send(setting, file, '', way, learner.agent).expect(403);
      await send(setting, file, '', way, (await app.as('instructor')).agent).expect(403);
      expect((await send(setting, 'no gradebook', '', way).expect(422)).body.code).toBe('grades.file_unreadable');
      await send(setting, 'a'.repeat(2_000_001), '', way).expect(413);
      await author.agent.post(`${book}/${way}`).expect(400);
      await author.agent
        .post(`/api/courses/${randomUUID()}/gradebook/${way}`)
        .attach('file', Buffer.from(file), 'g.csv')
        .expect(404);
      await send(setting, file, `?reason=${'a'.repeat(501)}`, way).expect(400);
    }
  });
});
