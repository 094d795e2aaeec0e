import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { roomSocketPath } from '@masar/domain';
import { Manager } from 'socket.io-client';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { RoomEntry } from '../room/room-entry.js';
import { LostLines } from '../seat/lost-lines.js';
import { cookieOf, RoomVisitor } from '../testing/room-visitor.js';
import { aSession, aWorkshop } from '../testing/vr.builder.js';
import { VrParticipant } from '../vr-participant.entity.js';
import { VrSession } from '../vr-session.entity.js';

/** Two processes on one database, as behind a load balancer. */
let app: TestApp;
let other: TestApp;
let visitors: RoomVisitor[] = [];
beforeAll(async () => {
  const SESSION_SECRET = randomUUID() + randomUUID();
  app = await startTestApp({ SESSION_SECRET });
  other = await startTestApp({ SESSION_SECRET, DATABASE_URL: app.databaseUrl });
});
afterEach(() => {
  for (const { line } of visitors) line.disconnect();
  visitors = [];
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const addressOf = ({ app: { getHttpServer } }: TestApp, server = getHttpServer) =>
  `http://127.0.0.1:${(server().address() as AddressInfo).port}`;

interface Setting {
  host: SignedInAgent;
  session: VrSession;
}

async function aRoom(): Promise<Setting> {
  const host = await app.as('instructor');
  return { host, session: await aSession(app.em(), await aWorkshop(app.em(), host.userId)) };
}

async function aSeated({ session }: Setting): Promise<SignedInAgent> {
  const person = await app.as('student');
  await person.agent.post(`/api/vr/sessions/${session.id}/join`).expect(200);
  return person;
}

function visit({ session }: Setting, { agent }: SignedInAgent, at = app, headers = {}): Promise<RoomVisitor> {
  const visitor = new RoomVisitor(
    addressOf(at, () => at.app.getHttpServer()),
    cookieOf(agent),
    session.roomCode,
    headers,
  );
  visitors.push(visitor);
  return visitor.inside();
}

describe('coming into a room', () => {
  it('is for those with a seat and for the host, from our own pages [VRW-3] [SEC-1] [SEC-2]', async () => {
    const setting = await aRoom();
    const seated = await aSeated(setting);
    const inside = await visit(setting, seated);
    expect(inside.room).toMatchObject({
      self: seated.userId,
      status: 'live',
      slide: 0,
      participants: [{ userId: seated.userId, name: 'زهراء كاظم', seat: 0, isHost: false, isOnline: true }],
    });
    expect((await visit(setting, setting.host)).room?.participants[0]).toMatchObject({ isHost: true, seat: null });
    expect((await visit(setting, await app.as('student'))).refusal).toBe('vr.no_seat');
    const stranger = await visit(setting, { agent: app.anonymous(), userId: '' });
    expect([stranger.room, stranger.refusal]).toEqual([undefined, 'websocket error']);
    const foreign = await visit(setting, seated, app, { Origin: 'https://evil.example' });
    expect([foreign.room, foreign.refusal]).toEqual([undefined, 'websocket error']);
    const own = await visit(setting, seated, app, { Origin: 'http://masar.test' });
    expect(own.room).toBeDefined();
  });

  it('is refused before it opens, in a room that nobody knows and after the end [VRW-2]', async () => {
    const setting = await aRoom();
    const seated = await aSeated(setting);
    const em = app.em();
    const early = await aSession(em, await aWorkshop(em, setting.host.userId), {
      status: 'scheduled',
      startedAt: null,
      scheduledAt: new Date(Date.now() + 60 * 60_000),
    });
    await seated.agent.post(`/api/vr/sessions/${early.id}/join`).expect(200);
    expect((await visit({ ...setting, session: early }, seated)).refusal).toBe('vr.room_closed');
    const nowhere = { ...setting.session, roomCode: 'abcdefghjkmn' } as VrSession;
    expect((await visit({ ...setting, session: nowhere }, seated)).refusal).toBe('vr.room_not_found');
    const inside = await visit(setting, seated);
    await setting.host.agent.post(`/api/vr/sessions/${setting.session.id}/end`).expect(200);
    await inside.until(() => inside.refusal);
    expect(inside.news.slice(-2)).toEqual([
      ['status', 'ended'],
      ['refused', 'vr.room_closed'],
    ]);
  });

  it('opens for nobody who is not signed in: each is refused by an answer, before the line [SEC-13]', async () => {
    const address = addressOf(app, () => app.app.getHttpServer());
    const options = { path: roomSocketPath, transports: ['websocket'], reconnection: false, autoConnect: false };
    const managers = Array.from({ length: 40 }, () => new Manager(address, options));
    const opened: Manager[] = [];
    const refused = managers.map(
      (manager) =>
        new Promise<void>((resolve) => {
          manager.on('open', () => opened.push(manager)).on('error', () => resolve());
        }),
    );
    for (const manager of managers) manager.open();
    await Promise.all(refused);
    expect(opened).toEqual([]);
    const setting = await aRoom();
    expect((await visit(setting, await aSeated(setting))).refusal).toBeUndefined();
  });

  it('is asked once over one line: whoever asks again is cut off, and the database hears of one [SEC-13] [REL-7]', async () => {
    const setting = await aRoom();
    const { agent } = await aSeated(setting);
    const entered = jest.spyOn(app.app.get(RoomEntry), 'enter');
    const manager = new Manager(
      addressOf(app, () => app.app.getHttpServer()),
      {
        path: roomSocketPath,
        transports: ['websocket'],
        extraHeaders: { cookie: cookieOf(agent) },
        reconnection: false,
        autoConnect: false,
      },
    );
    const isClosed = new Promise<boolean>((resolve) => {
      manager.on('close', () => resolve(true));
      setTimeout(() => resolve(false), 3000).unref();
    });
    manager.on('open', () => {
      const asking = `0${JSON.stringify({ roomCode: setting.session.roomCode })}`;
      for (let n = 0; n < 145; n += 1) manager.engine.write(asking);
    });
    manager.open();
    expect([await isClosed, entered.mock.calls.length]).toEqual([true, 1]);
    entered.mockRestore();
  });

  it('is refused to whoever comes in over and over, before the database hears of it [SEC-13] [REL-7]', async () => {
    const setting = await aRoom();
    const seated = await aSeated(setting);
    const entered = jest.spyOn(app.app.get(RoomEntry), 'enter');
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
    const refusals: unknown[] = [];
    for (let n = 0; n < 12; n += 1) {
      const visitor = await visit(setting, seated);
      if (visitor.refusal) refusals.push(visitor.refusal);
      visitor.line.disconnect();
    }
    clock.mockRestore();
    const heard = entered.mock.calls.length;
    entered.mockRestore();
    expect([heard, refusals]).toEqual([10, ['platform.too_many_requests', 'platform.too_many_requests']]);
    const other = await aSeated(setting);
    expect((await visit(setting, other)).refusal).toBeUndefined();
  });

  it('ends with the sign-in [AUTH-5]', async () => {
    const setting = await aRoom();
    const seated = await aSeated(setting);
    const inside = await visit(setting, seated);
    await seated.agent.post('/api/auth/logout').expect(204);
    await inside.until(() => inside.refusal, 'the end of the line');
    expect(inside.refusal).toBe('auth.unauthorized');
  });
});

describe('people in one room at two processes', () => {
  it('see each other come, move, raise hands, write and go [VRW-3] [REL-7]', async () => {
    const setting = await aRoom();
    const [one, two] = [await aSeated(setting), await aSeated(setting)];
    const here = await visit(setting, one);
    const there = await visit(setting, two, other);
    const host = await visit(setting, setting.host, other);
    expect(there.room?.participants.map(({ userId }) => userId)).toEqual([one.userId, two.userId]);
    await here.until(() => here.seen(two.userId)?.isOnline, 'the other one');

    here.line.emit('pose', [1.23456, 1.6, -2, 0.5]);
    await there.until(() => there.poses[one.userId], 'the move');
    expect(there.poses[one.userId]).toEqual([1.235, 1.6, -2, 0.5]);
    there.line.emit('pose', [0, 1.6, 3, 0]);
    await here.until(() => here.poses[two.userId]?.[2] === 3, 'the other move');

    expect(await here.line.emitWithAck('hand', true)).toEqual({ isDone: true });
    await there.until(() => there.seen(one.userId)?.handRaisedAt, 'the hand');
    const text = 'مرحباً بكم في الورشة <b>React</b> ✨';
    expect(await there.line.emitWithAck('say', `  ${text.normalize('NFD')}  `)).toEqual({ isDone: true });
    await here.until(() => here.said.length > 0, 'the message');
    expect(here.said[0]).toMatchObject({ text: text.normalize('NFC'), userId: two.userId, name: 'زهراء كاظم' });
    expect(await host.line.emitWithAck('slide', 1)).toEqual({ isDone: true });
    await here.until(() => here.news.some(([event, value]) => event === 'slide' && value === 1), 'the slide');

    const late = await visit(setting, await aSeated(setting));
    expect(late.room).toMatchObject({ slide: 1, chat: [{ text }], poses: { [two.userId]: [0, 1.6, 3, 0] } });
    there.line.disconnect();
    await here.until(() => here.seen(two.userId)?.isOnline === false, 'the loss');
    await visit(setting, two);
    await here.until(() => here.seen(two.userId)?.isOnline, 'the return');
  });

  it('keep the seat on a short loss; after the grace it is free and everybody knows [VRW-2]', async () => {
    const setting = await aRoom();
    const [one, two] = [await aSeated(setting), await aSeated(setting)];
    const here = await visit(setting, one);
    const there = await visit(setting, two, other);
    there.line.disconnect();
    await here.until(() => here.seen(two.userId)?.isOnline === false);
    await app.app.get(LostLines).sweep();
    const seatOf = async () => (await app.em().findOneOrFail(VrParticipant, { userId: two.userId })).leftAt;
    expect(await seatOf()).toBeNull();
    const past = `update vr_participants set last_seen_at = now() - interval '50 seconds' where user_id = ?`;
    await app.em().execute(past, [two.userId]);
    await app.app.get(LostLines).sweep();
    await here.until(() => here.news.some(([event, value]) => event === 'left' && value === two.userId), 'the leaving');
    expect((await visit(setting, two)).refusal).toBe('vr.no_seat');
    expect((await app.em().findOneOrFail(VrSession, { id: setting.session.id })).currentParticipants).toBe(1);
  });
});

describe('what is sent into a room', () => {
  it('leaves hosting to hosts: slides, muting, sending out [VRW-3] [SEC-1]', async () => {
    const setting = await aRoom();
    const [one, two] = [await aSeated(setting), await aSeated(setting)];
    const here = await visit(setting, one);
    const there = await visit(setting, two, other);
    const refused = { isDone: false, code: 'vr.not_the_host' };
    expect(await here.line.emitWithAck('slide', 1)).toEqual(refused);
    expect(await here.line.emitWithAck('mute', two.userId, true)).toEqual(refused);
    expect(await here.line.emitWithAck('remove', two.userId)).toEqual(refused);
    expect(await here.line.emitWithAck('unsay', randomUUID())).toEqual(refused);

    const host = await visit(setting, setting.host);
    expect(await host.line.emitWithAck('mute', one.userId, true)).toEqual({ isDone: true });
    expect(await here.line.emitWithAck('say', 'لا أستطيع')).toEqual({ isDone: false, code: 'vr.muted' });
    expect(await host.line.emitWithAck('remove', two.userId)).toEqual({ isDone: true });
    await there.until(() => there.refusal, 'being sent out');
    expect(there.refusal).toBe('vr.removed_from_room');
    const again = await two.agent.post(`/api/vr/sessions/${setting.session.id}/join`).expect(403);
    expect(again.body.code).toBe('vr.removed_from_room');
  });

  it('writes down what an administrator does over a line, with before and after, as over a route [CON-2] [VRW-3]', async () => {
    const setting = await aRoom();
    const person = await aSeated(setting);
    const student = await visit(setting, person);
    const chief = await app.as('admin');
    const line = (await visit(setting, chief)).line;
    await student.line.emitWithAck('say', 'كلام لا يليق');
    await student.until(() => student.said.length > 0, 'the own words');
    expect(await line.emitWithAck('unsay', student.said[0]!.id)).toEqual({ isDone: true });
    expect(await line.emitWithAck('mute', person.userId, true)).toEqual({ isDone: true });
    expect(await line.emitWithAck('remove', person.userId)).toEqual({ isDone: true });
    const entries = await app.em().execute(
      `select l.action, l.resource_id, d.before is not null as was, d.people @> array[?]::uuid[] as names_them
       from audit_log l join audit_details d on d.entry_id = l.id
       where l.resource = 'vr-sessions' and l.actor_id = ? order by l.sequence`,
      [person.userId, chief.userId],
    );
    const told = { resource_id: setting.session.id, was: true, names_them: true };
    expect(entries.slice(1)).toEqual(['unsay', 'mute', 'remove'].map((action) => ({ action, ...told })));
  });

  it('writes down that an administrator came in, and of nobody else who does [CON-2] [VRW-3]', async () => {
    const setting = await aRoom();
    const chief = await app.as('admin');
    const people = [setting.host, await aSeated(setting), chief];
    for (const person of people) await visit(setting, person);
    const entries = await app.em().execute(
      `select l.action, l.resource_id, l.actor_id, d.people @> array[?]::uuid[] as names_them
       from audit_log l join audit_details d on d.entry_id = l.id
       where l.resource = 'vr-sessions' and l.actor_id = any (array[?, ?, ?]::uuid[])`,
      [chief.userId, ...people.map(({ userId }) => userId)],
    );
    const told = { action: 'enter', resource_id: setting.session.id, actor_id: chief.userId, names_them: true };
    expect(entries).toEqual([told]);
  });

  it('counts stations once and only those that there are [VRW-4]', async () => {
    const setting = await aRoom();
    const one = await aSeated(setting);
    const here = await visit(setting, one);
    for (const station of [1, 1, 0, 5]) await here.line.emitWithAck('visit', station);
    expect((await app.em().findOneOrFail(VrParticipant, { userId: one.userId })).visited).toEqual([1, 0]);
  });

  it('is checked: what is malformed, too long or too much is refused, and a flood ends the line [SEC-5] [SEC-6]', async () => {
    const setting = await aRoom();
    const one = await aSeated(setting);
    const here = await visit(setting, one);
    const raw = here.line as unknown as {
      emit: (event: string, ...values: unknown[]) => void;
      emitWithAck: (event: string, ...values: unknown[]) => Promise<unknown>;
    };
    const invalid = { isDone: false, code: 'platform.invalid_input' };
    expect(await raw.emitWithAck('say', { $ne: 1 })).toEqual(invalid);
    expect(await raw.emitWithAck('say', 'ا'.repeat(501))).toEqual(invalid);
    expect(await raw.emitWithAck('say', 'x\u202Ey')).toEqual(invalid);
    expect(await raw.emitWithAck('hand', 'yes')).toEqual(invalid);
    expect(await raw.emitWithAck('visit', -1)).toEqual(invalid);
    for (const pose of [[1, 2], 'x', [99, 1, 1, 1], [null, 1, 1, 1], [1, 1, 1, '1']]) raw.emit('pose', pose);
    raw.emit('pose');
    raw.emit('say');
    expect(await raw.emitWithAck('hand', false)).toEqual({ isDone: true });
    const answers: unknown[] = [];
    for (let n = 0; n < 8; n += 1) answers.push(await raw.emitWithAck('say', `رسالة ${n}`));
    expect(answers).toContainEqual({ isDone: false, code: 'platform.too_many_requests' });
    for (let n = 0; n < 300; n += 1) raw.emit('pose', [0, 1, 0, 0]);
    await here.until(() => !here.line.connected, 'the end of the flood');
  });
});
