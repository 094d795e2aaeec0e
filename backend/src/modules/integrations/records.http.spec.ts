import { randomUUID } from 'node:crypto';
import { organizationProgram } from '#testing/organization-program';
import { type Agent, startTestApp, type TestApp } from '#testing/test-app';
import { completeLesson } from '../courses/testing/complete-lesson.js';
import { aCourse } from '../courses/testing/course.builder.js';

interface Changed {
  id: string;
  updatedAt: string;
}

describe('records for programs of the organisation', () => {
  let test: TestApp;
  let admin: Agent;
  let program: Agent;
  beforeAll(async () => {
    test = await startTestApp();
    ({ agent: admin } = await test.as('admin'));
    program = await organizationProgram(test, admin);
  });
  afterAll(() => test.close());

  const read = async <Row extends Changed>(path: string) =>
    (await program.get(`/api/organization/${path}`).expect(200)).body as Row[];
  const latest = async (path: string) => (await read(path)).at(-1)?.updatedAt ?? new Date(0).toISOString();

  /** Every page, as its Link header leads on. */
  async function walk(path: string): Promise<string[]> {
    const ids: string[] = [];
    let next: string | undefined = `/api/organization/${path}`;
    while (next) {
      const { body, headers }: { body: unknown; headers: Record<string, string> } = await program.get(next).expect(200);
      ids.push(...(body as Changed[]).map(({ id }) => id));
      next = /<([^>]+)>; rel="next"/.exec(headers['link'] ?? '')?.[1];
    }
    return ids;
  }

  async function completed() {
    const { agent, userId } = await test.as('student');
    const { course, lessons } = await aCourse().published().withLessons(2).saved(test.em());
    await agent.post('/api/enrollments').send({ courseId: course.id }).expect(201);
    const finish = async () => {
      for (const { id } of lessons) await completeLesson(agent, id);
    };
    return { agent, userId, courseId: course.id, finish };
  }

  it('tell who, what and how far by the ids that webhooks name [API-8]', async () => {
    const { userId, courseId, finish } = await completed();
    await finish();
    const person = (await program.get(`/api/organization/people/${userId}`).expect(200)).body as object;
    expect(person).toMatchObject({ id: userId, firstName: 'زهراء', role: 'student', isSuspended: false });
    expect(Object.keys(person).sort().join(' ')).toBe(
      'createdAt email firstName id isSuspended lastName nameAr nameEn role updatedAt',
    );
    const [enrollment] = await read<Changed & { progress: string }>(`enrollments?userId=${userId}`);
    expect(enrollment).toMatchObject({ userId, courseId, progress: '100.00' });
    await program
      .get(`/api/organization/enrollments/${enrollment?.id}`)
      .expect(200)
      .expect(({ body }) => expect(body).toEqual(enrollment));
    const [certificate] = await read(`certificates?userId=${userId}&courseId=${courseId}`);
    expect(certificate).toMatchObject({ userId, courseId, status: 'verified' });
    await program.get(`/api/organization/certificates/${certificate?.id}`).expect(200);
    const course = await program.get(`/api/organization/courses/${courseId}`).expect(200);
    expect(course.body).toMatchObject({ id: courseId, isPublished: true, lessonsCount: 2 });
  });

  it('name drafts of courses, too [API-8]', async () => {
    const { course } = await aCourse().saved(test.em());
    const { body } = await program.get(`/api/organization/courses/${course.id}`).expect(200);
    expect(body).toMatchObject({ id: course.id, isPublished: false });
  });

  it('come in pages by their last change, each once [API-8]', async () => {
    for (let n = 0; n < 5; n += 1) await test.as('student');
    const ids = await walk('people?limit=2');
    expect(new Set(ids).size).toBe(ids.length);
    const { headers } = await program.get('/api/organization/people?limit=2').expect(200);
    expect(Number(headers['x-total-count'])).toBe(ids.length);
    const changes = (await read('people')).map(({ updatedAt }) => updatedAt);
    expect(changes).toEqual([...changes].sort());
  });

  it('are named again once they changed, whoever changed them and however [API-8]', async () => {
    const { userId, finish } = await completed();
    const before = { people: await latest('people'), enrollments: await latest('enrollments') };
    const since = async (path: 'people' | 'enrollments') =>
      (await read(`${path}?updatedSince=${before[path]}`)).map(({ id }) => id);
    await finish();
    const [enrollment] = await read(`enrollments?userId=${userId}`);
    expect(await since('enrollments')).toContain(enrollment?.id);
    expect(enrollment!.updatedAt > before.enrollments).toBe(true);
    await test.em().execute(`update users set role = 'volunteer' where id = ?`, [userId]);
    expect((await since('people')).at(-1)).toBe(userId);
    const [certificate] = await read(`certificates?userId=${userId}`);
    const issuedBy = await latest('certificates');
    await admin
      .post(`/api/certificates/${certificate?.id}/revoke`)
      .send({ reason: 'صدرت بالخطأ' })
      .expect(({ status }) => expect(status).toBeLessThan(300));
    const again = await read<Changed & { status: string }>(`certificates?updatedSince=${issuedBy}`);
    expect(again.at(-1)).toMatchObject({ id: certificate?.id, status: 'revoked' });
  });

  it('are not named again for what programs do not see of them [API-8]', async () => {
    const { userId } = await test.as('student');
    const person = async () => (await program.get(`/api/organization/people/${userId}`).expect(200)).body as Changed;
    const { updatedAt } = await person();
    await test.em().execute(`update users set last_active_at = now(), bio = 'نص', role = role where id = ?`, [userId]);
    expect((await person()).updatedAt).toBe(updatedAt);
  });

  it.each(['people', 'enrollments', 'certificates', 'courses'])(
    'of %s refuse unknown ids, broken cursors and fields that there are not [API-8] [API-6]',
    async (path) => {
      await program.get(`/api/organization/${path}/${randomUUID()}`).expect(404);
      await program.get(`/api/organization/${path}/7`).expect(400);
      for (const query of ['cursor=x', 'updatedSince=yesterday', 'limit=0', 'search=a'])
        await program.get(`/api/organization/${path}?${query}`).expect(400);
      await admin.get(`/api/organization/${path}`).expect(403);
    },
  );
});
