import { isOffline, missingReach, tellMissing } from '@masar/ui';
import { watchNetwork } from './watch-network';

const kept = () => new Response('{}', { headers: { 'X-Kept-At': '2026-11-01T10:00:00.000Z' } });
const fromServer = () => new Response('{}');
const lost = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};
const request = () => new Request('http://localhost/api/enrollments');

/** A network that lets something through or nothing; what asks for it is counted. */
function network() {
  const state = { reaches: true, asked: 0 };
  globalThis.fetch = jest.fn(async () => {
    state.asked += 1;
    return state.reaches ? fromServer() : lost();
  });
  return state;
}

/** Lets what was begun arrive. */
const settled = () => jest.advanceTimersByTimeAsync(0);

describe('a network that a device calls present', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    tellMissing(undefined);
    jest.useRealTimers();
  });

  it.each([
    ['answers come from what is kept', async () => kept()],
    ['calls do not arrive', lost],
  ])('is none where %s and nothing else gets through [PERF-5]', async (_what, send) => {
    const state = network();
    state.reaches = false;
    await watchNetwork(send)(request()).catch(() => undefined);
    await settled();
    expect([isOffline(), missingReach()]).toEqual([true, 'network']);
    // It comes back by itself, and who waits hears it.
    const heard = jest.fn();
    window.addEventListener('online', heard, { once: true });
    state.reaches = true;
    await jest.advanceTimersByTimeAsync(3000);
    expect([isOffline(), heard.mock.calls.length]).toEqual([false, 1]);
  });

  it('stays one where a single call failed or was slow [PERF-5]', async () => {
    const state = network();
    await watchNetwork(async () => kept())(request());
    await settled();
    expect([isOffline(), state.asked]).toEqual([false, 1]);
  });

  it('is asked for ever less often, and at once when the device says so or the page is looked at [PERF-5]', async () => {
    const state = network();
    state.reaches = false;
    await watchNetwork(async () => kept())(request());
    await jest.advanceTimersByTimeAsync(3000 + 6000 + 12_000);
    expect(state.asked).toBe(4);
    window.dispatchEvent(new Event('online'));
    await settled();
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect([state.asked, isOffline()]).toEqual([6, true]);
    state.reaches = true;
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(isOffline()).toBe(false);
  });

  it('is asked nothing where the device itself says that there is none [PERF-5]', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const state = network();
    state.reaches = false;
    await watchNetwork(lost)(request()).catch(() => undefined);
    await settled();
    onLine.mockRestore();
    expect([state.asked, isOffline()]).toEqual([0, false]);
  });

  it('is asked soon again after a device said a moment early that it is back [PERF-5]', async () => {
    const state = network();
    state.reaches = false;
    await watchNetwork(async () => kept())(request());
    await jest.advanceTimersByTimeAsync(3000 + 6000 + 12_000);
    window.dispatchEvent(new Event('online'));
    await settled();
    state.reaches = true;
    await jest.advanceTimersByTimeAsync(3000);
    expect(isOffline()).toBe(false);
  });

  it.each([502, 503, 504])(
    'has no server where a gateway answers %s for it, until it answers itself [PERF-5]',
    async (status) => {
      const ofGateway = () => new Response('<html>', { status });
      globalThis.fetch = jest.fn(async () => ofGateway());
      await watchNetwork(async () => ofGateway())(request());
      await settled();
      expect(missingReach()).toBe('server');
      globalThis.fetch = jest.fn(async () => fromServer());
      await jest.advanceTimersByTimeAsync(3000);
      expect(missingReach()).toBeUndefined();
    },
  );

  it('keeps its server where that says itself that it is busy [PERF-5] [SCL-2]', async () => {
    const state = network();
    const headers = { 'Content-Type': 'application/problem+json' };
    await watchNetwork(async () => new Response('{}', { status: 503, headers }))(request());
    await settled();
    expect([missingReach(), state.asked]).toEqual([undefined, 0]);
  });

  it('is asked nothing while calls arrive [PERF-5]', async () => {
    const state = network();
    await watchNetwork(async () => fromServer())(request());
    await settled();
    expect(state.asked).toBe(0);
  });
});
