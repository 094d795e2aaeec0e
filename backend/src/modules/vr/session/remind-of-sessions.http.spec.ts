import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { aSession, aWorkshop } from '../testing/vr.builder.js';
import { VrSession } from '../vr-session.entity.js';
import { RemindOfSessions } from './remind-of-sessions.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const at = (hour: number, minute = 0) => new Date(Date.UTC(2027, 4, 3, hour, minute));
const remind = (now: Date) => app.app.get(RemindOfSessions).remind(now);
const toldTo = async ({ agent }: SignedInAgent): Promise<{ kind: string; titleAr: string; href: string }[]> =>
  (await agent.get('/api/notifications').expect(200)).body;

async function planned() {
  const [host, guest, gone, stranger] = [
    await app.as('instructor'),
    await app.as('student'),
    await app.as('student'),
    await app.as('student'),
  ];
  const session = await aSession(app.em(), await aWorkshop(app.em(), host.userId), {
    status: 'scheduled',
    startedAt: null,
    scheduledAt: at(15),
  });
  for (const { agent } of [guest, gone]) await agent.post(`/api/vr/sessions/${session.id}/join`).expect(200);
  await gone.agent.post(`/api/vr/sessions/${session.id}/leave`).expect((answer) => answer.status < 300);
  return { host, guest, gone, stranger, session };
}

describe('a session that begins soon', () => {
  it('is told to its host and those with a place an hour before, once [NTF-4] [REL-1]', async () => {
    const { host, guest, gone, stranger, session } = await planned();
    await remind(at(13, 55));
    expect(await toldTo(guest)).toEqual([]);
    await Promise.all([remind(at(14, 5)), remind(at(14, 5)), remind(at(14, 10))]);
    for (const person of [host, guest]) {
      const news = await toldTo(person);
      expect(news).toMatchObject([{ kind: 'vr-session-soon', href: `/vr/${session.roomCode}` }]);
      expect(news[0]?.titleAr).toContain('6:00\u00A0م');
    }
    for (const person of [gone, stranger]) expect(await toldTo(person)).toEqual([]);
  });

  it('is told again when its time is changed, and never when it was cancelled [NTF-4]', async () => {
    const { guest, session } = await planned();
    await remind(at(14, 30));
    await app.em().nativeUpdate(VrSession, { id: session.id }, { scheduledAt: at(17) });
    await remind(at(14, 35));
    expect(await toldTo(guest)).toHaveLength(1);
    await remind(at(16, 5));
    expect(await toldTo(guest)).toHaveLength(2);
    const cancelled = await planned();
    await app.em().nativeUpdate(VrSession, { id: cancelled.session.id }, { status: 'cancelled' });
    await remind(at(14, 30));
    expect(await toldTo(cancelled.guest)).toEqual([]);
  });
});
