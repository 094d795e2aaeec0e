import { mustWaitForReview } from './first-posts.rules.js';

const newcomer = { role: 'student', accountAgeMs: 60_000, visiblePosts: 0 } as const;
const text = 'انظروا https://shop.example';

describe('mustWaitForReview', () => {
  it('holds first posts of new accounts with a link back [COM-4]', () => {
    expect(mustWaitForReview(newcomer, text)).toBe(true);
    expect(mustWaitForReview({ ...newcomer, visiblePosts: 2 }, text)).toBe(true);
  });

  it.each([
    ['without a link', newcomer, 'مرحباً'],
    ['of somebody known', { ...newcomer, visiblePosts: 3 }, text],
    ['of an old account', { ...newcomer, accountAgeMs: 8 * 86_400_000 }, text],
    ['of an instructor', { ...newcomer, role: 'instructor' as const }, text],
  ])('lets posts %s appear at once [COM-4]', (_, who, words) => {
    expect(mustWaitForReview(who, words)).toBe(false);
  });
});
