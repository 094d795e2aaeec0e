import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '#testing/test-app';
import { anAssignmentSetting } from '../testing/an-assignment.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const borrowed = 'بعد التجربة على الهاتف كبّرت الأزرار لأنها كانت ضيقة، ثم وسّعت المسافة بين السطور';
const own = 'بدأت من الورق ورسمت ثلاث شاشات، واخترت لكل قسم لوناً هادئاً يقرأ في ضوء الشمس.';
const different = 'استعملت الشبكة للبطاقات وتركت المتصفح يقرر عددها في السطر، وواجهت صعوبة في الخطوط.';

describe('GET /api/submissions/{id}/similar', () => {
  it('points at work of others that has the same words, with its share and the passages [ASG-2]', async () => {
    const { author, another, handIn } = await anAssignmentSetting(app);
    const first = await handIn(undefined, `${own} ${borrowed}.`);
    await handIn(await another(), different);
    const copied = await handIn(await another(), `${borrowed.replace('الأزرار', 'الازرار')}!`);
    const { body } = await author.agent.get(`/api/submissions/${copied.id}/similar`).expect(200);
    expect(body.works).toHaveLength(1);
    expect(body.works[0]).toMatchObject({ submissionId: first.id, round: 1, share: 100 });
    expect(body.works[0].passages).toMatchObject([{ from: 0, otherQuote: borrowed }]);
    const [other] = (await author.agent.get(`/api/submissions/${first.id}/similar`)).body.works as { share: number }[];
    expect(other!.share).toBeGreaterThan(30);
    expect(other!.share).toBeLessThan(70);
  });

  it('says nothing of own rounds, drafts, work that was taken back, the task, and other assignments [ASG-2]', async () => {
    const setting = await anAssignmentSetting(app, { taskAr: `المطلوب: ${different}` });
    const { author, learner, path, another, handIn, mark } = setting;
    const similarTo = async (id: string) =>
      ((await author.agent.get(`/api/submissions/${id}/similar`).expect(200)).body as { works: unknown[] }).works;
    await mark(await handIn(undefined, borrowed), {
      levels: [
        { row: 0, level: 0 },
        { row: 1, level: 1 },
      ],
    });
    const second = await handIn(undefined, borrowed);
    expect(await similarTo(second.id)).toEqual([]);
    const drafting = await another();
    await drafting.agent.put(`${path}/draft`).send({ text: borrowed, links: [] }).expect(200);
    expect(await similarTo(second.id)).toEqual([]);
    const back = await handIn(drafting);
    await drafting.agent.put(`${path}/draft`).send({ text: borrowed, links: [] }).expect(409);
    await drafting.agent.post(`/api/submissions/${back.id}/withdraw`).expect(200);
    const [quoting, alsoQuoting] = [await handIn(await another(), different), await handIn(await another(), different)];
    expect(await similarTo(quoting.id)).toEqual([]);
    expect(await similarTo(alsoQuoting.id)).toEqual([]);
    await (await anAssignmentSetting(app)).handIn(undefined, borrowed);
    expect(await similarTo(second.id)).toEqual([]);
    expect(learner.userId).not.toBe(drafting.userId);
  });

  it('is for who marks alone: no learner reads of others by it [ASG-2] [SEC-1]', async () => {
    const { author, learner, path, another, handIn } = await anAssignmentSetting(app);
    const other = await another();
    await handIn(other, borrowed);
    const { id } = await handIn(undefined, borrowed);
    for (const { agent } of [learner, other]) await agent.get(`/api/submissions/${id}/similar`).expect(403);
    await (await app.as('instructor')).agent.get(`/api/submissions/${id}/similar`).expect(404);
    await author.agent.get(`/api/submissions/${randomUUID()}/similar`).expect(404);
    await author.agent.get('/api/submissions/one/similar').expect(400);
    expect(
      (await (await app.as('admin')).agent.get(`/api/submissions/${id}/similar`).expect(200)).body.works,
    ).toHaveLength(1);
    const read =
      JSON.stringify((await learner.agent.get(`${path}/work`)).body) +
      JSON.stringify((await learner.agent.get(`/api/submissions/${id}`)).body);
    expect(read).not.toContain('ingerprint');
    expect(read).not.toContain(other.userId);
  });

  it('compares the words of few, however many share them [ASG-2] [PERF-3]', async () => {
    const { author, another, handIn } = await anAssignmentSetting(app);
    const works = [];
    for (let count = 0; count < 14; count += 1) works.push(await handIn(await another(), borrowed));
    const { body } = await author.agent.get(`/api/submissions/${works[0]!.id}/similar`).expect(200);
    expect(body.works).toHaveLength(5);
  });
});
