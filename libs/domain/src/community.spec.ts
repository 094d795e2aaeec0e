import { holdsLink } from './community.ts';

describe('holdsLink', () => {
  it.each(['[', 'a-', '[](', '](', '1-'])('looks once over %j repeated, however long the post is [SEC-14]', (piece) => {
    expect(holdsLink(piece.repeat(2_000_000))).toBe(piece.includes(']('));
  });

  it.each(['https://x.org', 'www.example.iq', 'راسلني t.me/abc', '[هنا](/go)', 'best-shop.com'])(
    'sees %j [COM-4]',
    (text) => {
      expect(holdsLink(text)).toBe(true);
    },
  );
  it.each(['كيف أبدأ؟', 'array.map is not a function', 'Node.js 20', 'console.log("hi")', 'a[0] (x)'])(
    'lets %j pass [COM-4]',
    (text) => {
      expect(holdsLink(text)).toBe(false);
    },
  );
});
