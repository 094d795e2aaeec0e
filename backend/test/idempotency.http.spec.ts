import { randomUUID } from 'node:crypto';
import { personHeader } from '@masar/domain';
import { Transactions } from '#platform/database/transactions';
import { IdempotencyKeySchema } from '#platform/idempotency/idempotency-key.entity';
import { IdempotencyKeys } from '#platform/idempotency/idempotency-keys';
import { startTestApp, type TestApp } from '#testing/test-app';
import { Course } from '../src/modules/courses/course/course.entity.js';
import { Enrollment } from '../src/modules/courses/enrollment.entity.js';
import { aCourse, anEnrollment } from '../src/modules/courses/testing/course.builder.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const keptWith = (key: string) => test.em().find(IdempotencyKeySchema, { key });
const aPublishedCourse = async (lessons = 1) => aCourse().published().withLessons(lessons).saved(test.em());

describe('a write with an Idempotency-Key', () => {
  it('gets the same answer again and has one effect [REL-3]', async () => {
    const { course } = await aPublishedCourse();
    const { agent, userId } = await test.as('student');
    const key = randomUUID();
    const send = () => agent.post('/api/enrollments').set('Idempotency-Key', key).send({ courseId: course.id });
    const first = await send().expect(201);
    const again = await send().expect(201);
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.text).toBe(first.text);
    expect(await test.em().count(Enrollment, { userId })).toBe(1);
  });

  it('answers twenty simultaneous calls alike and counts one [REL-3] [REL-1]', async () => {
    const { course } = await aPublishedCourse();
    const { agent } = await test.as('student');
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        agent.post('/api/enrollments').set('Idempotency-Key', key).send({ courseId: course.id }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(19);
    expect((await test.em().findOneOrFail(Course, { id: course.id })).studentsCount).toBe(1);
  });

  it('keeps one attempt of a quiz that is sent twice [REL-3] [LSN-2]', async () => {
    const option = (id: string) => ({ id, ar: id, en: id, correct: id === 'a' });
    const quiz = {
      questions: [
        { id: 'q', type: 'single' as const, ar: 'سؤال', en: 'Question', options: [option('a'), option('b')] },
      ],
    };
    const { course, lessons } = await aCourse()
      .published()
      .withLessons([{ quiz: quiz as never }])
      .saved(test.em());
    const { agent, userId } = await test.as('student');
    await anEnrollment(test.em(), course.id, userId);
    const key = randomUUID();
    const answers = [{ questionId: 'q', optionIds: ['a'] }];
    const send = () => agent.post(`/api/lessons/${lessons[0]!.id}/quiz`).set('Idempotency-Key', key).send({ answers });
    const [first, again] = [await send(), await send()];
    expect(first.body).toMatchObject({ attempts: 1 });
    expect(again.text).toBe(first.text);
  });

  it('counts for the PUT of progress too [REL-3] [ENR-3]', async () => {
    const { course, lessons } = await aPublishedCourse(2);
    const { agent, userId } = await test.as('student');
    await anEnrollment(test.em(), course.id, userId);
    const key = randomUUID();
    const send = (body: object) =>
      agent.put(`/api/lessons/${lessons[0]!.id}/progress`).set('Idempotency-Key', key).send(body);
    await agent.get(`/api/lessons/${lessons[0]!.id}`).expect(200);
    const first = await send({ isCompleted: true }).expect(200);
    const again = await send({ isCompleted: true }).expect(200);
    expect(again.text).toBe(first.text);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(first.body.course.progress).toBe('50.00');
  });

  it('is refused with 422 for another body or another address [REL-3]', async () => {
    const [{ course }, { course: other }] = [await aPublishedCourse(), await aPublishedCourse()];
    const { agent, userId } = await test.as('student');
    const key = randomUUID();
    await agent.post('/api/enrollments').set('Idempotency-Key', key).send({ courseId: course.id }).expect(201);
    const reused = await agent
      .post('/api/enrollments')
      .set('Idempotency-Key', key)
      .send({ courseId: other.id })
      .expect(422);
    expect(reused.body.code).toBe('platform.idempotency_key_reused');
    await agent.post('/api/notifications/read').set('Idempotency-Key', key).send({}).expect(422);
    expect(await test.em().count(Enrollment, { userId })).toBe(1);
  });

  it('belongs to its user: the same key of another one is another write [REL-3]', async () => {
    const { course } = await aPublishedCourse();
    const [one, two] = [await test.as('student'), await test.as('student')];
    const key = randomUUID();
    for (const { agent } of [one, two]) {
      const { headers } = await agent
        .post('/api/enrollments')
        .set('Idempotency-Key', key)
        .send({ courseId: course.id })
        .expect(201);
      expect(headers['idempotency-replayed']).toBeUndefined();
    }
    expect(await keptWith(key)).toHaveLength(2);
  });

  it('has no effect in the session of somebody else than it names, and its own once they are back [PERF-5] [REL-3]', async () => {
    const { course } = await aPublishedCourse();
    const [former, next] = [await test.as('student'), await test.as('student')];
    const key = randomUUID();
    const send = ({ agent }: typeof former) =>
      agent
        .post('/api/enrollments')
        .set({ 'Idempotency-Key': key, [personHeader]: former.userId })
        .send({ courseId: course.id });
    expect((await send(next).expect(409)).body).toMatchObject({ code: 'platform.another_person' });
    expect(await test.em().count(Enrollment, { courseId: course.id })).toBe(0);
    await send(former).expect(201);
    expect(await test.em().count(Enrollment, { courseId: course.id, userId: former.userId })).toBe(1);
  });

  it('leaves no key behind when it fails, so that it may be sent again [REL-3]', async () => {
    const { course } = await aCourse().withLessons(1).saved(test.em());
    const { agent } = await test.as('student');
    const key = randomUUID();
    const send = () => agent.post('/api/enrollments').set('Idempotency-Key', key).send({ courseId: course.id });
    await send().expect(404);
    expect(await keptWith(key)).toEqual([]);
    await test.em().nativeUpdate(Course, { id: course.id }, { publishedAt: new Date(), isPublished: true });
    const { headers } = await send().expect(201);
    expect(headers['idempotency-replayed']).toBeUndefined();
  });

  it('takes its effect with it when the answer cannot be kept [REL-3] [REL-6]', async () => {
    const { course } = await aPublishedCourse();
    const { agent, userId } = await test.as('student');
    const key = randomUUID();
    const keys = test.app.get(IdempotencyKeys, { strict: false });
    const keep = jest.spyOn(keys, 'keep').mockRejectedValueOnce(new Error('the process died here'));
    const send = () => agent.post('/api/enrollments').set('Idempotency-Key', key).send({ courseId: course.id });
    await send().expect(500);
    keep.mockRestore();
    expect(await test.em().count(Enrollment, { userId })).toBe(0);
    expect(await keptWith(key)).toEqual([]);
    await send().expect(201);
  });

  it.each(['short', 'with a space', 'ع'.repeat(10), 'x'.repeat(129)])(
    'has 8 to 128 visible characters, unlike "%s" [REL-3] [API-6]',
    async (key) => {
      const { agent } = await test.as('student');
      const { body } = await agent
        .post('/api/enrollments')
        .set('Idempotency-Key', Buffer.from(key).toString('latin1'))
        .send({ courseId: randomUUID() })
        .expect(400);
      expect(body.code).toBe('platform.invalid_idempotency_key');
    },
  );

  it('is forgotten after a day and not before [REL-3]', async () => {
    const { agent } = await test.as('student');
    const { course } = await aPublishedCourse();
    const [old, young] = [randomUUID(), randomUUID()];
    for (const key of [old, young]) {
      await agent.post('/api/enrollments').set('Idempotency-Key', key).send({ courseId: course.id });
    }
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);
    await test.em().nativeUpdate(IdempotencyKeySchema, { key: old }, { createdAt: hoursAgo(24.1) });
    await test.em().nativeUpdate(IdempotencyKeySchema, { key: young }, { createdAt: hoursAgo(23.9) });
    await test.app.get(IdempotencyKeys, { strict: false }).purge();
    expect(await keptWith(old)).toEqual([]);
    expect(await keptWith(young)).toHaveLength(1);
  });

  it('signs in anew each time, because only a new answer brings the cookie [REL-3] [AUTH-5]', async () => {
    const key = randomUUID();
    await test.anonymous().post('/api/auth/logout').set('Idempotency-Key', key).expect(204);
    expect(await keptWith(key)).toEqual([]);
  });

  it('is repeated as a whole after a conflict of transactions [REL-2] [REL-3]', async () => {
    const { course } = await aPublishedCourse();
    const { agent } = await test.as('student');
    const key = randomUUID();
    const keys = test.app.get(IdempotencyKeys, { strict: false });
    const conflict = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    jest.spyOn(keys, 'keep').mockRejectedValueOnce(conflict);
    await agent.post('/api/enrollments').set('Idempotency-Key', key).send({ courseId: course.id }).expect(201);
    expect((await test.em().findOneOrFail(Course, { id: course.id })).studentsCount).toBe(1);
    expect(await keptWith(key)).toHaveLength(1);
  });
});

describe('reads inside a transaction', () => {
  it('see what it wrote, even before it ends [REL-3]', async () => {
    const transactions = test.app.get(Transactions);
    await transactions.run(async (em) => {
      await transactions.run(async () => {
        em.create(IdempotencyKeySchema, { scope: 'inner', key: 'written-inside', fingerprint: '' });
      });
      expect(
        await em
          .getKysely<never>()
          .selectFrom('idempotency_keys' as never)
          .selectAll()
          .execute(),
      ).not.toEqual([]);
      await em.nativeDelete(IdempotencyKeySchema, { scope: 'inner' });
    });
  });
});
