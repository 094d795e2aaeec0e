import { randomUUID } from 'node:crypto';
import { openTestSession } from '#testing/open-test-session';
import { startTestApp, type TestApp } from '#testing/test-app';
import { User } from '../auth/user.entity.js';
import { LostLines } from './seat/lost-lines.js';
import { FinishSessions } from './session/finish-sessions.js';
import { aSession, aWorkshop } from './testing/vr.builder.js';
import { vrInvariants } from './vr.invariants.js';
import { VrParticipant } from './vr-participant.entity.js';
import { VrSession } from './vr-session.entity.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const minutes = (n: number) => new Date(Date.now() + n * 60_000);
const form = { title: 'ورشة الشعار', duration: 45, difficulty: 'beginner', categoryId: null };
const drift = async () => app.em().execute(vrInvariants[0]!.sql);

describe('GET /api/vr/workshops', () => {
  it('lists what is on offer in the asked language, with the next session [VRW-1]', async () => {
    const { userId } = await app.as('instructor');
    const workshop = await aWorkshop(app.em(), userId);
    await aSession(app.em(), workshop, { status: 'ended', scheduledAt: minutes(-600), endedAt: minutes(-500) });
    const next = await aSession(app.em(), workshop, { status: 'scheduled', scheduledAt: minutes(90), startedAt: null });
    await aWorkshop(app.em(), userId, { isActive: false });
    const { agent } = await app.as('student');
    const { body, headers } = await agent.get('/api/vr/workshops?language=en&limit=1').expect(200);
    expect(body).toEqual([
      expect.objectContaining({
        id: workshop.id,
        title: 'A web page from nothing',
        description: 'We build a page together.',
        difficulty: 'beginner',
        duration: 60,
        maxParticipants: 20,
        canManage: false,
        nextSession: { id: next.id, scheduledAt: next.scheduledAt.toISOString(), freeSeats: 20 },
      }),
    ]);
    expect(headers['x-total-count']).toBe('1');
    const arabic = await agent.get('/api/vr/workshops?language=ar').expect(200);
    expect(arabic.body[0].title).toBe('صفحة ويب من الصفر');
    await agent.get('/api/vr/workshops?language=xx').expect(400);
  });
});

describe('POST and PATCH /api/vr/workshops', () => {
  const slides = [{ titleAr: 'ما الشعار؟', bulletsAr: ['رمز', 'اسم'], bulletsEn: [] }];

  it('makes a workshop that its instructor changes; what it shows stays in the room [VRW-1]', async () => {
    const owner = await app.as('instructor');
    const stations = [{ titleAr: 'اللون', textAr: 'ما يقوله كل لون.' }];
    const { body } = await owner.agent
      .post('/api/vr/workshops')
      .send({ ...form, categoryId: undefined, slides, stations })
      .expect(201);
    expect(body).toMatchObject({
      title: 'ورشة الشعار',
      titleEn: 'ورشة الشعار',
      maxParticipants: 20,
      canManage: true,
      slides: [{ titleAr: 'ما الشعار؟', titleEn: 'ما الشعار؟', bulletsEn: ['رمز', 'اسم'], pictureUrl: null }],
      stations: [{ titleEn: 'اللون', textEn: 'ما يقوله كل لون.' }],
    });
    const one = `/api/vr/workshops/${body.id}`;
    const seen = await (await app.as('student')).agent.get(one).expect(200);
    expect(seen.body).toMatchObject({ slidesCount: 1, slides: [], stations: [] });
    await (await app.as('instructor')).agent.patch(one).send({ duration: 30 }).expect(403);
    await (await app.as('admin')).agent.patch(one).send({ duration: 30 }).expect(200);
    const foreign = [{ ...slides[0], pictureFileId: randomUUID() }];
    const refused = await owner.agent.patch(one).send({ slides: foreign }).expect(422);
    expect(refused.body.code).toBe('vr.picture_not_found');
    await owner.agent.patch(one).send({ isActive: false }).expect(200);
    await (await app.as('student')).agent.get(one).expect(404);
    await owner.agent.get(`/api/vr/workshops/${randomUUID()}`).expect(404);
  });

  it.each([
    ['no title', { title: '' }, 'title'],
    ['a hall instead of a room', { maxParticipants: 31 }, 'maxParticipants'],
    ['five minutes', { duration: 5 }, 'duration'],
    ['too many slides', { slides: Array.from({ length: 31 }, () => slides[0]) }, 'slides'],
    ['an unknown category', { categoryId: 'cooking' }, 'categoryId'],
  ])('refuses %s [VRW-1] [SEC-5]', async (_, changes, field) => {
    const { agent } = await app.as('admin');
    const { body } = await agent
      .post('/api/vr/workshops')
      .send({ ...form, categoryId: undefined, ...changes })
      .expect(400);
    expect(body.errors[0].field).toBe(field);
  });
});

describe('sessions', () => {
  it('are planned, moved and cancelled by who leads the workshop [VRW-2]', async () => {
    const owner = await app.as('instructor');
    const { id: workshopId } = await aWorkshop(app.em(), owner.userId);
    const plan = { workshopId, scheduledAt: minutes(60).toISOString() };
    const { body } = await owner.agent.post('/api/vr/sessions').send(plan).expect(201);
    expect(body).toMatchObject({ status: 'scheduled', duration: 60, maxParticipants: 20, isHost: true });
    expect(body.roomCode).toMatch(/^[a-z2-9]{12}$/);
    await (await app.as('instructor')).agent.post('/api/vr/sessions').send(plan).expect(403);
    await (await app.as('student')).agent.post('/api/vr/sessions').send(plan).expect(403);
    const past = { ...plan, scheduledAt: minutes(-60).toISOString() };
    expect((await owner.agent.post('/api/vr/sessions').send(past).expect(422)).body.code).toBe(
      'vr.session_in_the_past',
    );
    await owner.agent
      .post('/api/vr/sessions')
      .send({ ...plan, scheduledAt: 'tomorrow' })
      .expect(400);
    await owner.agent
      .post('/api/vr/sessions')
      .send({ ...plan, workshopId: randomUUID() })
      .expect(404);

    const one = `/api/vr/sessions/${body.id}`;
    const moved = await owner.agent
      .patch(one)
      .send({ scheduledAt: minutes(120).toISOString(), maxParticipants: 2 })
      .expect(200);
    expect(moved.body.maxParticipants).toBe(2);
    expect((await owner.agent.post(`${one}/start`).expect(409)).body.code).toBe('vr.session_too_early');
    for (const { agent } of [await app.as('student'), await app.as('student')])
      await agent.post(`${one}/join`).expect(200);
    expect((await owner.agent.patch(one).send({ maxParticipants: 1 }).expect(409)).body.code).toBe('vr.too_few_places');
    await owner.agent.post(`${one}/cancel`).expect(200);
    expect((await owner.agent.post(`${one}/start`).expect(409)).body.code).toBe('vr.wrong_status');
    expect((await (await app.as('student')).agent.post(`${one}/join`).expect(409)).body.code).toBe('vr.session_over');
  });

  it('are listed the soonest first, page by page; what is over apart [VRW-2]', async () => {
    const owner = await app.as('instructor');
    const workshop = await aWorkshop(app.em(), owner.userId);
    const planned = { status: 'scheduled', startedAt: null } as const;
    const later = await aSession(app.em(), workshop, { ...planned, scheduledAt: minutes(200) });
    const soon = await aSession(app.em(), workshop, { ...planned, scheduledAt: minutes(100) });
    const over = await aSession(app.em(), workshop, {
      status: 'ended',
      scheduledAt: minutes(-100),
      endedAt: minutes(-9),
    });
    const { agent } = await app.as('student');
    const list = `/api/vr/sessions?workshop=${workshop.id}`;
    const first = await agent.get(`${list}&limit=1`).expect(200);
    expect(first.body.map(({ id }: VrSession) => id)).toEqual([soon.id]);
    expect(first.body[0].roomCode).toBeNull();
    expect(first.headers['x-total-count']).toBe('2');
    const next = /<(.+)>; rel="next"/.exec(first.headers['link']!)![1]!;
    expect((await agent.get(next).expect(200)).body.map(({ id }: VrSession) => id)).toEqual([later.id]);
    const past = await agent.get(`${list}&when=past`).expect(200);
    expect(past.body.map(({ id }: VrSession) => id)).toEqual([over.id]);
    expect((await agent.get('/api/vr/sessions?mine=true').expect(200)).body).toEqual([]);
    await agent.get(`${list}&cursor=nonsense`).expect(400);
  });

  it('200 joins at once for 20 seats seat exactly 20, each on a seat of their own; the 21st hears that it is full [VRW-2] [REL-1]', async () => {
    const owner = await app.as('instructor');
    const session = await aSession(app.em(), await aWorkshop(app.em(), owner.userId));
    const em = app.em();
    const people = Array.from({ length: 200 }, (_, n) =>
      em.create(User, { email: `seat-${n}@masar.test`, firstName: 'نور', lastName: 'علي', role: 'student' }),
    );
    await em.flush();
    const agents = await Promise.all(
      people.map(async ({ id }) => {
        const agent = app.anonymous();
        await openTestSession(app.app, agent, { id, role: 'student' });
        return agent;
      }),
    );
    const answers = await Promise.all(agents.map((agent) => agent.post(`/api/vr/sessions/${session.id}/join`)));
    const statuses = Map.groupBy(answers, ({ status }) => status);
    expect([statuses.get(200)?.length, statuses.get(409)?.length]).toEqual([20, 180]);
    expect(new Set(statuses.get(409)?.map(({ body }) => body.code))).toEqual(new Set(['vr.session_full']));
    const seats = await app.em().find(VrParticipant, { sessionId: session.id });
    expect(seats.map(({ seat }) => seat).sort((a, b) => a! - b!)).toEqual(Array.from({ length: 20 }, (_, n) => n));
    expect((await app.em().findOneOrFail(VrSession, { id: session.id })).currentParticipants).toBe(20);
    expect(await drift()).toEqual([]);
  });

  it('keep a seat however often one joins, and give it on after leaving [VRW-2]', async () => {
    const owner = await app.as('instructor');
    const session = await aSession(app.em(), await aWorkshop(app.em(), owner.userId), { maxParticipants: 1 });
    const one = `/api/vr/sessions/${session.id}`;
    const [first, second] = [await app.as('student'), await app.as('student')];
    await Promise.all([1, 2, 3].map(() => first.agent.post(`${one}/join`).expect(200)));
    const mine = await first.agent.get(one).expect(200);
    expect(mine.body).toMatchObject({ currentParticipants: 1, roomCode: session.roomCode, myPart: { seat: 0 } });
    await second.agent.post(`${one}/join`).expect(409);
    await second.agent.post(`${one}/leave`).expect(200);
    await Promise.all([1, 2].map(() => first.agent.post(`${one}/leave`).expect(200)));
    await second.agent.post(`${one}/join`).expect(200);
    await owner.agent.post(`${one}/join`).expect(200);
    expect((await app.em().findOneOrFail(VrSession, { id: session.id })).currentParticipants).toBe(1);
    await first.agent.post(`/api/vr/sessions/${randomUUID()}/join`).expect(404);
    expect(await drift()).toEqual([]);
  });

  it('free the seats of lost lines after the grace, and of those who never came [VRW-2]', async () => {
    const owner = await app.as('instructor');
    const em = app.em();
    const session = await aSession(em, await aWorkshop(em, owner.userId), { startedAt: minutes(-20) });
    const sits = async (seat: number, changes: Partial<VrParticipant>) => {
      const { userId } = await app.as('student');
      await app
        .em()
        .execute('update vr_sessions set current_participants = current_participants + 1 where id = ?', [session.id]);
      const row = em.create(VrParticipant, { sessionId: session.id, userId, seat, joinedAt: minutes(-30), ...changes });
      await em.flush();
      return row.id;
    };
    const here = await sits(0, { lastSeenAt: new Date(Date.now() - 30_000) });
    await sits(1, { lastSeenAt: new Date(Date.now() - 60_000) });
    await sits(2, { lastSeenAt: null });
    const lookedIn = await sits(3, { lastSeenAt: minutes(-25), joinedAt: minutes(-2) });
    await app.app.get(LostLines).sweep();
    const left = await app.em().find(VrParticipant, { sessionId: session.id, leftAt: null }, { orderBy: { seat: 1 } });
    expect(left.map(({ id }) => id)).toEqual([here, lookedIn]);
    expect(await drift()).toEqual([]);
  });

  it('count attendance and stations into a score when they end, also by the clock [VRW-4]', async () => {
    const owner = await app.as('instructor');
    const em = app.em();
    const session = await aSession(em, await aWorkshop(em, owner.userId), { startedAt: minutes(-60) });
    const [all, half] = [await app.as('student'), await app.as('student')];
    for (const { agent } of [all, half]) await agent.post(`/api/vr/sessions/${session.id}/join`).expect(200);
    const part = (userId: string, columns: string) =>
      em.execute(`update vr_participants set ${columns} where user_id = ? and session_id = ?`, [userId, session.id]);
    await part(
      all.userId,
      `attended_ms = 3590000, visited = '{0,1}', is_online = true, last_seen_at = now() - interval '10 seconds'`,
    );
    await part(half.userId, `attended_ms = 1800000, visited = '{1}', left_at = now(), last_seen_at = null`);
    await em.execute('update vr_sessions set current_participants = 1 where id = ?', [session.id]);
    const stranger = await app.as('instructor');
    await stranger.agent.post(`/api/vr/sessions/${session.id}/end`).expect(403);
    await owner.agent.post(`/api/vr/sessions/${session.id}/end`).expect(200);
    const { body } = await all.agent.get('/api/vr/sessions?mine=true&when=past').expect(200);
    const { completionScore, ...mine } = body[0].myPart;
    expect(mine).toEqual({ isSeated: true, seat: 0, attendedMinutes: 60 });
    // The session lasted an hour and the moments until it was ended.
    expect(Number(completionScore)).toBeCloseTo(100, 0);
    const { body: list } = await owner.agent.get(`/api/vr/sessions/${session.id}/participants`).expect(200);
    expect(list.map(({ stationsVisited }: { stationsVisited: number }) => stationsVisited)).toEqual([2, 1]);
    expect(Number(list[1].completionScore)).toBeCloseTo(50, 0);
    await stranger.agent.get(`/api/vr/sessions/${session.id}/participants`).expect(403);

    const forgotten = await aSession(em, await aWorkshop(em, owner.userId), {
      scheduledAt: minutes(-200),
      startedAt: minutes(-190),
    });
    const never = await aSession(em, await aWorkshop(em, owner.userId), {
      status: 'scheduled',
      startedAt: null,
      scheduledAt: minutes(-200),
    });
    await app.app.get(FinishSessions).finish(new Date());
    const statusOf = async ({ id }: VrSession) => (await app.em().findOneOrFail(VrSession, { id })).status;
    expect([await statusOf(forgotten), await statusOf(never)]).toEqual(['ended', 'cancelled']);
  });
});

describe('GET /api/vr/sessions/{id}/calendar and /api/vr/rooms/{roomCode}', () => {
  it('gives the calendar file, with the room only to who has a place [VRW-2]', async () => {
    const owner = await app.as('instructor');
    const session = await aSession(app.em(), await aWorkshop(app.em(), owner.userId), {
      status: 'scheduled',
      startedAt: null,
    });
    const { agent } = await app.as('student');
    const file = async () => {
      const answer = await agent.get(`/api/vr/sessions/${session.id}/calendar?language=ar`).expect(200);
      expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
      return answer.text;
    };
    expect(await file()).not.toContain(session.roomCode);
    await agent.post(`/api/vr/sessions/${session.id}/join`).expect(200);
    const text = (await file()).replaceAll('\r\n ', '');
    expect(text).toContain(`URL:http://masar.test/vr/${session.roomCode}\r\n`);
    expect(text).toContain('SUMMARY:صفحة ويب من الصفر\r\n');
  });

  it('shows slides and stations only to who has a place [VRW-3] [SEC-1]', async () => {
    const owner = await app.as('instructor');
    const session = await aSession(app.em(), await aWorkshop(app.em(), owner.userId));
    const { agent } = await app.as('student');
    const room = `/api/vr/rooms/${session.roomCode}`;
    expect((await agent.get(room).expect(200)).body).toMatchObject({
      hasPlace: false,
      isOpen: true,
      slides: [],
      stations: [],
    });
    await agent.post(`/api/vr/sessions/${session.id}/join`).expect(200);
    const { body } = await agent.get(room).expect(200);
    expect([body.hasPlace, body.slides.length, body.stations.length, body.freeSeats]).toEqual([true, 2, 2, 19]);
    expect((await owner.agent.get(room).expect(200)).body).toMatchObject({ hasPlace: true, session: { isHost: true } });
    await agent.get('/api/vr/rooms/abcdefghjkmn').expect(404);
    await agent.get('/api/vr/rooms/WRONG.CODE').expect(404);
  });
});
