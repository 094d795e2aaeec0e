import { aParticipant, aRoomState, FakeLine } from '../testing/a-line';
import { LinePresence } from './line-presence';
import { lineTo } from './room-line';

const pose = { x: 1, y: 1.6, z: 2, yaw: 0 };
const message = { id: 'm1', userId: 'host', name: 'أحمد', isHost: true, text: 'أهلاً', sentAt: '2026-12-01T15:00:00Z' };

/** An open presence, watched by a screen. */
function aPresence() {
  const line = new FakeLine();
  const presence = new LinePresence(line.asLine());
  presence.subscribe(() => {});
  presence.open();
  return { line, presence, state: () => presence.snapshot() };
}

beforeEach(() => void jest.useFakeTimers());

describe('the line to a room', () => {
  it('tries again soon and never waits longer than two seconds [VRW-3] [REL-7]', () => {
    const { io } = lineTo('room');
    expect([io.reconnection(), io.reconnectionAttempts()]).toEqual([true, Infinity]);
    expect([io.reconnectionDelay(), io.reconnectionDelayMax()]).toEqual([250, 2000]);
  });

  it('knows everybody from the first news on, hosts first [VRW-3]', () => {
    const { line, presence, state } = aPresence();
    line.hear('room', aRoomState({ poses: { host: [3, 1.7, 4, 0] } }));
    expect(state()).toMatchObject({ connection: 'online', self: 'me', status: 'live' });
    expect(state().participants.map(({ userId }) => userId)).toEqual(['host', 'me']);
    expect(presence.poses.get('host')?.pose).toMatchObject({ x: 3, z: 4 });
  });

  it('says that the line is lost, keeps what was seen and says again where one stands once it is back [VRW-3]', () => {
    const { line, presence, state } = aPresence();
    line.hear('room', aRoomState());
    presence.move(pose);
    line.hear('disconnect', 'transport close');
    expect(state()).toMatchObject({ connection: 'lost', self: 'me' });
    expect(line.opened).toBe(1);
    line.hear('connect_error', new Error('xhr poll error'));
    expect(state().connection).toBe('lost');
    line.sent.length = 0;
    line.hear('room', aRoomState({ poses: { me: [0, 1.6, 0, 0] } }));
    expect(state().connection).toBe('online');
    expect(line.sent).toEqual([['pose', [1, 1.6, 2, 0]]]);
    expect(presence.poses.get('me')?.pose).toEqual(pose);
  });

  it('counts news that came on the new line before the room itself [VRW-3]', () => {
    const { line, state } = aPresence();
    line.hear('room', aRoomState());
    line.hear('disconnect', 'transport close');
    line.hear('chat', message);
    line.hear('participant', aParticipant({ userId: 'new', seat: 3 }));
    line.hear('room', aRoomState());
    expect(state().chat).toEqual([message]);
    expect(state().participants.map(({ userId }) => userId)).toEqual(['host', 'me', 'new']);
  });

  it.each([
    ['a server that is leaving', (line: FakeLine) => line.hear('disconnect', 'io server disconnect')],
    [
      'a server that has no time',
      (line: FakeLine) => {
        line.active = false;
        line.hear('connect_error', new Error('platform.unavailable'));
      },
    ],
  ])('opens it anew a second after %s [VRW-3]', (_, happen) => {
    const { line } = aPresence();
    line.hear('room', aRoomState());
    happen(line);
    expect(line.opened).toBe(1);
    jest.advanceTimersByTime(1000);
    expect(line.opened).toBe(2);
  });

  it('stays closed for whoever was sent out, and says why [VRW-3]', () => {
    const { line, state } = aPresence();
    line.hear('room', aRoomState());
    line.hear('refused', 'vr.removed_from_room');
    line.hear('disconnect', 'io server disconnect');
    jest.advanceTimersByTime(5000);
    expect(state()).toMatchObject({ connection: 'closed', refusal: 'vr.removed_from_room' });
    expect(line.opened).toBe(1);
  });

  it('says that the network is weak while its echo takes too long [VRW-3]', async () => {
    const { line, state } = aPresence();
    line.hear('room', aRoomState());
    line.answers.push(() => Promise.reject(new Error('timeout')));
    await jest.advanceTimersByTimeAsync(4000);
    expect(state().connection).toBe('weak');
    await jest.advanceTimersByTimeAsync(4000);
    expect(state().connection).toBe('online');
  });

  it('answers what could not be sent instead of failing [VRW-3]', async () => {
    const { line, presence } = aPresence();
    const failed = { isDone: false, code: 'platform.unavailable' };
    expect(await presence.say('أهلاً')).toEqual(failed);
    line.hear('room', aRoomState());
    line.answers.push(() => Promise.reject(new Error('timeout')));
    expect(await presence.say('أهلاً')).toEqual(failed);
    expect(await presence.say('أهلاً')).toEqual({ isDone: true });
  });

  it('counts a visit once [VRW-4]', async () => {
    const { line, presence, state } = aPresence();
    line.hear('room', aRoomState());
    await presence.visit(1);
    await presence.visit(1);
    expect(state().visited).toEqual([1]);
    expect(line.sent).toEqual([['visit', 1]]);
  });
});
