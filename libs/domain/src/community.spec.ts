import { holdsLink, mentionedNames, mentionOf } from './community.ts';

describe('mentionedNames', () => {
  it.each([
    ['شكراً @سارة_حسن على الشرح', ['سارة_حسن']],
    ['(@Ahmed) @Ahmed and @Noor!', ['Ahmed', 'Noor']],
    ['write to sara@example.org or see https://x.org/@sara', []],
    ['use `@media` here\n```css\n@media print {}\n@Ahmed\n```\nthanks @نور', ['نور']],
    ['@a alone is too short', []],
  ])('finds in %j the people %j [NTF-1]', (text, names) => {
    expect(mentionedNames(text)).toEqual(names);
  });

  it('calls ten people at most [NTF-1]', () => {
    expect(mentionedNames(Array.from({ length: 30 }, (_, n) => `@name${n}`).join(' '))).toHaveLength(10);
  });

  it('reads what mentionOf writes [NTF-1]', () => {
    expect(mentionedNames(`@${mentionOf('عبد الرحمن الجبوري')}`)).toEqual(['عبد_الرحمن_الجبوري']);
  });
});

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
