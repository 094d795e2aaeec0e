import { calledNames, holdsLink, mentionKey, mentionOf } from './community.ts';

describe('calledNames', () => {
  const shortest = (text: string) => calledNames(text).map((ways) => ways.at(-1));

  it.each([
    ['شكراً @سارة_حسن على الشرح', ['سارة_حسن']],
    ['(@Ahmed) @Ahmed! and @Noor!', ['Ahmed', 'Noor']],
    ['write to sara@example.org or see https://x.org/@sara', []],
    ['use `@media` here\n```css\n@media print {}\n@Ahmed\n```\nthanks @نور', ['نور']],
    ['@a alone is too short', []],
    ['شكراً لـ@سارة_حسن، و@نور ب@علي وبـ@ليث ف@هدى', ['سارة_حسن', 'نور', 'علي', 'ليث', 'هدى']],
    ['كتب@سارة ليس نداءً', []],
    ["@O'Brien @Al-Jubouri!", ["O'Brien", 'Al-Jubouri']],
  ])('finds in %j the people %j [NTF-1]', (text, names) => {
    expect(shortest(text)).toEqual(names);
  });

  it('takes words after a blank for the name, the longest first [NTF-1]', () => {
    expect(calledNames('@أحمد كريم الجبوري شكراً')).toEqual([
      ['أحمد_كريم_الجبوري_شكراً', 'أحمد_كريم_الجبوري', 'أحمد_كريم', 'أحمد'],
    ]);
    expect(calledNames('@سارة و@نور')).toEqual([['سارة_و', 'سارة'], ['نور']]);
  });

  it('calls ten people at most, and looks once over what is long [NTF-1] [SEC-14]', () => {
    expect(calledNames(Array.from({ length: 30 }, (_, n) => `@name${n}`).join(' '))).toHaveLength(10);
    for (const piece of ['@', 'ـ', '@ab ', 'و', "@a'", ' '])
      expect(() => calledNames(piece.repeat(500_000))).not.toThrow();
  });

  it('reads what mentionOf writes, in any spelling [NTF-1]', () => {
    expect(shortest(`@${mentionOf('عبد الرحمن الجبوري')}`)).toEqual(['عبد_الرحمن_الجبوري']);
    const spellings = ['أحمد كريم الجبوري', 'احمد_كريم_الجبوري', 'أحَمد_كريم_الجبوري', 'أحمد_کریم_الجبوری'];
    expect(new Set(spellings.map(mentionKey)).size).toBe(1);
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
