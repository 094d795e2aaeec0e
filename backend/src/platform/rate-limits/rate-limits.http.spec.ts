import { randomUUID } from 'node:crypto';
import { TooManyRequests } from '#platform/errors/platform.errors';
import { startTestApp, type TestApp } from '#testing/test-app';
import { countEach } from './rate-limit.js';
import { RateLimits } from './rate-limits.js';

describe('what is counted under several limits', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('is counted under each, and under none where one refuses [AUTH-11]', async () => {
    const limits = test.app.get(RateLimits);
    const ofAccount = limits.named(`account-${randomUUID()}`, { points: 2, seconds: 60 });
    const ofLine = limits.named(`line-${randomUUID()}`, { points: 1, seconds: 60 });
    const counted = [
      { limit: ofAccount, key: 'owner' },
      { limit: ofLine, key: 'school' },
    ];
    await expect(countEach(counted)).resolves.toEqual([1, 1]);
    await expect(countEach(counted)).rejects.toThrow(TooManyRequests);
    await expect(ofAccount.count('owner')).resolves.toBe(2);
  });
});
