import { randomUUID } from 'node:crypto';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { User } from '../../auth/user.entity.js';
import { Course } from '../../courses/course/course.entity.js';
import { aCourse } from '../../courses/testing/course.builder.js';

let test: TestApp;
let admin: SignedInAgent;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
});
afterAll(() => test.close());

const users = '/api/admin/users';
const courses = '/api/admin/courses';
const json = (value: unknown) => JSON.stringify(value);

async function aPerson(details: Partial<User> = {}): Promise<User> {
  const em = test.em();
  const user = em.create(User, { email: `${randomUUID()}@masar.test`, ...details });
  await em.flush();
  return user;
}

describe('a list of the console', () => {
  it('opens in pages with a total, sorts and filters by what is allowed [CON-1]', async () => {
    const volunteers = await Promise.all([1, 2, 3].map(() => aPerson({ role: 'volunteer' })));
    const query = { filter: json({ role: 'volunteer' }), range: '[0,1]', sort: json(['createdAt', 'ASC']) };
    const page = await admin.agent.get(users).query(query).expect(200);
    expect(page.headers['content-range']).toBe('users 0-1/3');
    expect(page.body).toHaveLength(2);
    const next = await admin.agent
      .get(users)
      .query({ ...query, range: '[2,3]' })
      .expect(200);
    expect(next.headers['content-range']).toBe('users 2-2/3');
    const seen = [...page.body, ...next.body].map(({ id }: { id: string }) => id);
    expect(new Set(seen)).toEqual(new Set(volunteers.map(({ id }) => id)));
    expect(Object.keys(page.body[0])).not.toContain('passwordHash');
  });

  it('finds people by the start of words, in any spelling [CON-1]', async () => {
    const { id } = await aPerson({ firstName: 'أفنان', lastName: 'الإبراهيمي', email: 'afnan.h@example.org' });
    for (const q of ['افنان', 'أفن', 'الابراهيمي افنان', 'Afnan.H@example.org']) {
      const { body } = await admin.agent
        .get(users)
        .query({ filter: json({ q }) })
        .expect(200);
      expect([q, body.map((user: User) => user.id)]).toEqual([q, [id]]);
    }
  });

  it('tells how many a common name finds exactly up to a thousand, above that roughly [CON-1] [SCL-1]', async () => {
    const named = (count: number, name: string) =>
      test
        .em()
        .execute(
          `insert into users (email, first_name) select gen_random_uuid() || '@example.org', ? from generate_series(1, ?)`,
          [name, count],
        );
    await named(1000, 'تبارك');
    await named(1001, 'رقية');
    const found = async (q: string) => {
      const { headers, body } = await admin.agent
        .get(users)
        .query({ filter: json({ q }) })
        .expect(200);
      expect(body).toHaveLength(25);
      return [Number(headers['content-range']?.split('/')[1]), headers['x-total-estimated']];
    };
    expect(await found('تبارك')).toEqual([1000, undefined]);
    const [total, isEstimated] = await found('رقية');
    expect([Number(total) > 1000, isEstimated]).toEqual([true, 'true']);
  });

  it('shows the newest of a common name first, wherever in the list they stand [CON-1] [SCL-1]', async () => {
    const em = test.em();
    const namedSince = (count: number, name: string, since: string) =>
      em.execute(
        `insert into users (email, first_name, created_at)
         select gen_random_uuid() || '@example.org', ?, ?::timestamptz + (n * 7919 % 10000) * interval '1 minute'
           from generate_series(1, ?) n`,
        [name, since, count],
      );
    await namedSince(6000, 'زينب', '2026-01-01');
    await namedSince(3000, 'صفية', '2020-01-01');
    await namedSince(3000, 'Ali', '2026-01-01');
    await em.execute('analyze users');
    for (const name of ['زينب', 'صفية']) {
      for (const [from, to] of [
        [0, 24],
        [25, 49],
        [2500, 2524],
      ] as const) {
        const { headers, body } = await admin.agent
          .get(users)
          .query({ filter: json({ q: name }), range: json([from, to]), sort: json(['createdAt', 'DESC']) })
          .expect(200);
        const newest: { id: string }[] = await em.execute(
          'select id from users where first_name = ? order by created_at desc, id desc limit 25 offset ?',
          [name, from],
        );
        expect(body.map((user: User) => user.id)).toEqual(newest.map(({ id }) => id));
        expect(Number(headers['content-range']?.split('/')[1])).toBeGreaterThan(1000);
      }
    }
  });

  it('answers getMany by ids, whatever the order, and leaves unknown ones out [CON-1]', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => aPerson()));
    const ids = people.map(({ id }) => id);
    const { body } = await admin.agent
      .get(users)
      .query({ filter: json({ id: [...ids, randomUUID()] }) })
      .expect(200);
    expect(new Set(body.map((user: User) => user.id))).toEqual(new Set(ids));
  });

  it.each([
    ['filter', { filter: '{"passwordHash":"x"}' }],
    ['filter', { filter: '{"role":"king"}' }],
    ['filter', { filter: '{"id":["1 or 1=1"]}' }],
    ['filter', { filter: '{"createdAt_gte":"yesterday"}' }],
    ['sort', { sort: '["passwordHash","ASC"]' }],
    ['range', { range: '[5,1]' }],
  ])('refuses an unknown %s and names it: %j [API-6] [CON-1]', async (name, query) => {
    const { body } = await admin.agent.get(users).query(query).expect(400);
    expect(body.errors[0].field.split('.')[0]).toBe(name);
  });

  it('is for administrators [SEC-1]', async () => {
    await (await test.as('instructor')).agent.get(users).expect(403);
  });
});

describe('a change in the console', () => {
  it('takes the whole record as react-admin sends it and changes what may be changed [CON-1] [SEC-5]', async () => {
    const { id } = await aPerson({ firstName: 'سارة', lastName: 'علي' });
    const { body: before } = await admin.agent.get(`${users}/${id}`).expect(200);
    const sent = { ...before, firstName: 'سارا', isVerified: true, enrollmentsCount: 99 };
    const { body: after } = await admin.agent.put(`${users}/${id}`).send(sent).expect(200);
    expect(after).toMatchObject({ firstName: 'سارا', isVerified: false, enrollmentsCount: 0 });
    expect(after.version).not.toBe(before.version);
    await admin.agent.put(`${users}/${id}`).send({ passwordHash: 'x' }).expect(400);
  });

  it('is refused with the record as it is now where somebody was faster [CON-1]', async () => {
    const { id } = await aPerson({ firstName: 'نور', lastName: 'حسن' });
    const { body: read } = await admin.agent.get(`${users}/${id}`).expect(200);
    const other = await test.as('admin');
    await other.agent
      .put(`${users}/${id}`)
      .send({ ...read, lastName: 'حسين' })
      .expect(200);
    const refused = await admin.agent
      .put(`${users}/${id}`)
      .send({ ...read, firstName: 'نورا' })
      .expect(412);
    expect(refused.body).toMatchObject({ code: 'admin.changed_meanwhile', current: { id, lastName: 'حسين' } });
    const merged = { ...read, firstName: 'نورا', version: refused.body.current.version };
    await admin.agent.put(`${users}/${id}`).send(merged).expect(200);
  });

  it('of two made at the same moment lets one win [CON-1] [REL-2]', async () => {
    const { id } = await aPerson({ firstName: 'أ' });
    const { body: read } = await admin.agent.get(`${users}/${id}`).expect(200);
    const answers = await Promise.all(
      ['ب', 'ت', 'ث'].map((firstName) => admin.agent.put(`${users}/${id}`).send({ ...read, firstName })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  it('of several records happens to all of them or to none [CON-1]', async () => {
    const ids = (await Promise.all([aPerson(), aPerson()])).map(({ id }) => id);
    const all = { filter: json({ id: ids }) };
    await admin.agent.put(users).query(all).send({ role: 'instructor' }).expect(200, { ids });
    const withUnknown = { filter: json({ id: [...ids, randomUUID()] }) };
    await admin.agent.put(users).query(withUnknown).send({ role: 'student' }).expect(404);
    await admin.agent.put(users).query({ filter: '{}' }).send({ role: 'student' }).expect(400);
    expect(await test.em().count(User, { id: { $in: ids }, role: 'instructor' })).toBe(2);
  });
});

describe('accounts in the console', () => {
  it('are made for an address once, and their owner chooses the password by mail [CON-1] [REL-1]', async () => {
    const account = { email: `${randomUUID()}@masar.test`, firstName: 'علي', lastName: 'حسن', role: 'instructor' };
    const { body } = await admin.agent.post(users).send(account).expect(201);
    expect(body).toMatchObject({ ...account, isVerified: false, isSuspended: false });
    const again = await admin.agent.post(users).send(account).expect(409);
    expect(again.body.errors[0].field).toBe('email');
  });

  it('that are suspended lose their sessions and stay out, until it is taken back [CON-1] [AUTH-5]', async () => {
    const { agent, userId } = await test.as('student');
    await agent.get('/api/auth/user').expect(200);
    await admin.agent.put(`${users}/${userId}`).send({ isSuspended: true }).expect(200);
    await agent.get('/api/auth/user').expect(401);
    const { body } = await admin.agent
      .get(users)
      .query({ filter: json({ isSuspended: true }) })
      .expect(200);
    expect(body.map(({ id }: User) => id)).toContain(userId);
    await admin.agent.put(`${users}/${userId}`).send({ isSuspended: false }).expect(200);
  });

  it('change the role of open sessions at once [CON-1] [AUTH-7]', async () => {
    const { agent, userId } = await test.as('student');
    await agent.get('/api/admin/users').expect(403);
    await admin.agent.put(`${users}/${userId}`).send({ role: 'admin' }).expect(200);
    await agent.get('/api/admin/users').expect(200);
  });

  it('never let an administrator suspend or demote themselves [CON-1]', async () => {
    const own = `${users}/${admin.userId}`;
    const { body } = await admin.agent.put(own).send({ role: 'student' }).expect(409);
    expect(body).toMatchObject({ code: 'auth.own_account', errors: [{ field: 'role' }] });
    await admin.agent.put(own).send({ isSuspended: true }).expect(409);
  });
});

describe('courses in the console', () => {
  it('are changed with order and publication of their lessons [CON-1] [CRS-4]', async () => {
    const { course, lessons } = await aCourse().withLessons(3).saved(test.em());
    const { body } = await admin.agent.get(`${courses}/${course.id}`).expect(200);
    expect(body.lessonIds).toEqual(lessons.map(({ id }) => id));
    const sent = { ...body, titleAr: 'عنوان جديد', lessonIds: [...body.lessonIds].reverse(), isPublished: true };
    const { body: changed } = await admin.agent.put(`${courses}/${course.id}`).send(sent).expect(200);
    expect(changed).toMatchObject({ titleAr: 'عنوان جديد', lessonIds: sent.lessonIds, isPublished: true });
    expect((await test.em().findOneOrFail(Course, course.id)).publishedAt).not.toBeNull();
  });

  it('are made for an author, who has to be one [CON-1]', async () => {
    const { userId } = await test.as('instructor');
    const { userId: student } = await test.as('student');
    await aCourse().saved(test.em());
    const draft = {
      titleAr: 'دورة',
      descriptionAr: 'وصف',
      categoryId: 'web-development',
      durationHours: 2,
      difficulty: 'advanced',
      instructorId: userId,
    };
    const { body } = await admin.agent.post(courses).send(draft).expect(201);
    expect(body).toMatchObject({ ...draft, titleEn: 'دورة', isPublished: false, instructorName: 'زهراء كاظم' });
    const refused = await admin.agent
      .post(courses)
      .send({ ...draft, instructorId: student })
      .expect(422);
    expect(refused.body.errors[0].field).toBe('instructorId');
    await admin.agent.delete(`${courses}/${body.id}`).expect(200, body);
    await admin.agent.get(`${courses}/${body.id}`).expect(404);
  });

  it('have lessons that are added, changed with their quiz, and removed [CON-1] [CRS-4]', async () => {
    const { course } = await aCourse().withLessons(1).saved(test.em());
    const lessons = '/api/admin/lessons';
    const option = (ar: string, correct: boolean) => ({ ar, correct });
    const quiz = {
      questions: [{ type: 'single', promptAr: 'كم؟', options: [option('واحد', true), option('اثنان', false)] }],
    };
    const { body } = await admin.agent.post(lessons).send({ courseId: course.id, titleAr: 'درس', quiz }).expect(201);
    expect(body).toMatchObject({ orderIndex: 1, titleEn: 'درس', quiz: { questions: [{ promptAr: 'كم؟' }] } });
    const { body: changed } = await admin.agent
      .put(`${lessons}/${body.id}`)
      .send({ ...body, contentAr: '# نص', quiz: null })
      .expect(200);
    expect(changed).toMatchObject({ contentAr: '# نص', quiz: null });
    const list = await admin.agent
      .get(lessons)
      .query({ filter: json({ courseId: course.id }) })
      .expect(200);
    expect(list.body.map(({ orderIndex }: { orderIndex: number }) => orderIndex)).toEqual([0, 1]);
    await admin.agent.delete(`${lessons}/${body.id}`).expect(200);
    expect((await test.em().findOneOrFail(Course, course.id)).lessonsCount).toBe(1);
  });

  it('stand in categories, which stay while anything belongs to them [CON-1] [CRS-8]', async () => {
    const path = '/api/admin/categories';
    const category = { id: 'sewing', nameAr: 'خياطة', nameEn: 'Sewing', color: '#123456' };
    const { body } = await admin.agent.post(path).send(category).expect(201);
    expect(body).toMatchObject({ ...category, coursesCount: 0 });
    await admin.agent.post(path).send(category).expect(409);
    await aCourse().with({ categoryId: 'sewing' }).saved(test.em());
    await admin.agent.delete(`${path}/sewing`).expect(409);
    const changed = await admin.agent
      .put(`${path}/sewing`)
      .send({ ...body, nameEn: 'Tailoring' })
      .expect(200);
    expect(changed.body).toMatchObject({ nameEn: 'Tailoring', coursesCount: 1 });
    await admin.agent.put(`${path}/sewing`).send({ color: 'red' }).expect(400);
    await admin.agent.get(`${path}/unknown`).expect(404);
  });
});
