import { randomUUID } from 'node:crypto';
import { type SignedInAgent, startTestApp, type TestApp } from '../../../../testing/test-app.js';
import { aCourse } from '../../courses/testing/course.builder.js';

describe('question banks', () => {
  let app: TestApp;
  let instructor: SignedInAgent;
  let colleague: SignedInAgent;
  beforeAll(async () => {
    app = await startTestApp();
    instructor = await app.as('instructor');
    colleague = await app.as('instructor');
  });
  afterAll(() => app.close());

  const path = '/api/question-banks';
  const aBank = async (by = instructor, body: object = { name: 'أسئلة CSS' }) =>
    (await by.agent.post(path).send(body).expect(201)).body as { id: string };

  it('are opened, renamed and deleted by who owns them, and listed page by page [QB-1]', async () => {
    const first = await aBank();
    const second = await aBank(instructor, { name: 'HTML' });
    expect(first).toMatchObject({
      name: 'أسئلة CSS',
      ownerId: instructor.userId,
      ownerName: 'زهراء كاظم',
      courseId: null,
      questions: 0,
      mayEdit: true,
      mayManage: true,
    });
    await instructor.agent.patch(`${path}/${first.id}`).send({ name: 'CSS' }).expect(200);
    const page = await instructor.agent.get(`${path}?limit=1`).expect(200).expect('X-Total-Count', '2');
    expect(page.body).toMatchObject([{ id: second.id }]);
    const next = /<(.+)>/.exec(page.headers.link ?? '')?.[1] ?? '';
    expect((await instructor.agent.get(next).expect(200)).body).toMatchObject([{ id: first.id, name: 'CSS' }]);
    await instructor.agent.delete(`${path}/${second.id}`).expect(204);
    await instructor.agent.get(`${path}/${second.id}`).expect(404);
  });

  it('of a course belong to who teaches it [QB-1]', async () => {
    const { course } = await aCourse().by(instructor.userId).withLessons(1).saved(app.em());
    const bank = await aBank(instructor, { name: 'الدورة', courseId: course.id });
    expect(bank).toMatchObject({ courseId: course.id, courseTitleAr: course.titleAr, ownerId: null });
    expect((await instructor.agent.get(`${path}?courseId=${course.id}`).expect(200)).body).toMatchObject([
      { id: bank.id },
    ]);
    await colleague.agent.post(path).send({ name: 'x', courseId: course.id }).expect(403);
    await instructor.agent.post(path).send({ name: 'x', courseId: randomUUID() }).expect(404);
    expect((await (await app.as('admin')).agent.get(`${path}/${bank.id}`).expect(200)).body).toMatchObject({
      mayManage: true,
    });
  });

  it('of others are unknown until they are shared, and then as far as they are [QB-1]', async () => {
    const { id } = await aBank();
    await colleague.agent.get(`${path}/${id}`).expect(404);
    await colleague.agent.patch(`${path}/${id}`).send({ name: 'x' }).expect(404);
    const { email } = (
      await app.em().execute<{ email: string }[]>(`select email from users where id = '${colleague.userId}'`)
    )[0]!;
    const share = (permission: string) =>
      instructor.agent.post(`${path}/${id}/shares`).send({ email, permission }).expect(200);
    expect((await share('use')).body).toMatchObject([{ userId: colleague.userId, permission: 'use' }]);
    expect((await colleague.agent.get(`${path}/${id}`).expect(200)).body).toMatchObject({
      mayEdit: false,
      mayManage: false,
    });
    expect((await share('edit')).body).toHaveLength(1);
    expect((await colleague.agent.get(path).expect(200)).body).toMatchObject([{ id, mayEdit: true, mayManage: false }]);
    await colleague.agent.delete(`${path}/${id}`).expect(403);
    await colleague.agent.get(`${path}/${id}/shares`).expect(403);
    await instructor.agent.delete(`${path}/${id}/shares/${colleague.userId}`).expect(204);
    await colleague.agent.get(`${path}/${id}`).expect(404);
  });

  it('are not shared with who does not teach, and refuse what makes no sense [QB-1]', async () => {
    const { id } = await aBank();
    const student = await app.as('student');
    const { email } = (
      await app.em().execute<{ email: string }[]>(`select email from users where id = '${student.userId}'`)
    )[0]!;
    await instructor.agent.post(`${path}/${id}/shares`).send({ email, permission: 'use' }).expect(422);
    await instructor.agent.post(`${path}/${id}/shares`).send({ email, permission: 'own' }).expect(400);
    await instructor.agent.post(path).send({}).expect(400);
    await student.agent.get(path).expect(403);
    await instructor.agent.get(`${path}/${randomUUID()}`).expect(404);
  });
});
