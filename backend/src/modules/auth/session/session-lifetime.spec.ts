import { absoluteEndOf, renewedUntil } from './session-lifetime.js';

const day = 24 * 60 * 60 * 1000;
const signedInAt = Date.parse('2026-01-01T00:00:00.000Z');
const session = { createdAt: new Date(signedInAt).toISOString() };

describe('the life of a session', () => {
  it.each([
    ['grows by thirty days with its use', 20, 50],
    ['never goes past ninety days after signing in', 75, 90],
    ['does not begin anew on the last day', 90, 90],
  ])('%s [AUTH-14]', (_, usedOnDay, endsOnDay) => {
    expect((renewedUntil(session, signedInAt + usedOnDay * day) - signedInAt) / day).toBe(endsOnDay);
  });

  it('is over where nobody knows when it began [AUTH-14]', () => {
    expect(absoluteEndOf({})).toBe(0);
  });
});
