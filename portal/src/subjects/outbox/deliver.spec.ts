import { ApiError } from '@masar/contracts';
import { deliver, mayPass } from './deliver';
import type { Write } from './outbox-state';

const write: Write = {
  kind: 'lesson-completed',
  method: 'PUT',
  path: '/api/lessons/1/progress',
  body: { isCompleted: true },
  subject: { id: '1', titleAr: 'درس', titleEn: 'Lesson' },
};

const click = { key: 'key-of-the-click', owner: 'sara' };

describe('sending what waits', () => {
  it('carries the key of the click and outlives the page [REL-3] [PERF-5]', async () => {
    const fetched = jest
      .fn<Promise<Response>, Parameters<typeof fetch>>()
      .mockResolvedValue(Response.json({ watchTime: 0 }));
    globalThis.fetch = fetched;
    expect(await deliver(write, click)).toEqual({ watchTime: 0 });
    const [address, options] = fetched.mock.calls[0]!;
    expect(String(address)).toMatch(/\/api\/lessons\/1\/progress$/);
    expect(options).toMatchObject({ method: 'PUT', keepalive: true, body: '{"isCompleted":true}' });
    expect(options?.headers).toMatchObject({ 'Idempotency-Key': 'key-of-the-click', 'masar-person': 'sara' });
  });

  it('needs no key for learning time, of which each moment counts once by itself [LRN-1]', async () => {
    const fetched = jest
      .fn<Promise<Response>, Parameters<typeof fetch>>()
      .mockResolvedValue(new Response(null, { status: 204 }));
    globalThis.fetch = fetched;
    expect(await deliver({ ...write, kind: 'learning-time' }, click)).toBeNull();
    expect(fetched.mock.calls[0]![1]?.headers).not.toHaveProperty('Idempotency-Key');
  });

  it.each([
    [new TypeError('Failed to fetch'), true],
    [new ApiError(503, 'Service Unavailable', ''), true],
    [new ApiError(429, 'Too Many Requests', ''), true],
    [new ApiError(401, 'Unauthorized', ''), true],
    [new ApiError(409, 'Conflict', ''), true],
    [new ApiError(409, 'Conflict', '{"code":"platform.another_person"}'), true],
    [new ApiError(404, 'Not Found', ''), false],
    [new ApiError(422, 'Unprocessable Content', ''), false],
    [new Error('a fault of ours'), false],
  ])('waits after %s: %s [PERF-5]', (error, waits) => {
    expect(mayPass(error)).toBe(waits);
  });
});
