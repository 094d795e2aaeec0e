import { callBeingTyped, calledNames, mentionKey, mentionOf, withoutCalls } from './mentions.ts';

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
    ['للـ@سارة ولل@نور بالـ@علي وكالـ@ليث يا@هدى لِـ@مريم', ['سارة', 'نور', 'علي', 'ليث', 'هدى', 'مريم']],
    ['＠سارة ﹫نور', ['سارة', 'نور']],
    ['،@سارة؛@نور (@علي) «@ليث» [@هدى] :@مريم...@زينب', ['سارة', 'نور', 'علي', 'ليث', 'هدى', 'مريم', 'زينب']],
    ['@سارة/@نور', ['سارة', 'نور']],
    ['https://x.org/@sara and x.org/a/@noor', []],
    ['_@سارة_ **@نور** __@علي__', ['سارة', 'نور', 'علي']],
    ['- @سارة\n1. @نور\n٢.@علي\n> @ليث\n*@هدى*', ['سارة', 'نور', 'علي', 'ليث', 'هدى']],
    ['@أحمد٢ @نور۳ @2pac', ['أحمد٢', 'نور۳', '2pac']],
    ['كتب\u200F@سارة، sara\u200B@example.org', []],
  ])('finds in %j the people %j [NTF-1]', (text, names) => {
    expect(shortest(text)).toEqual(names);
  });

  it('takes words after a blank for the name, the longest first [NTF-1]', () => {
    expect(calledNames('@أحمد كريم الجبوري شكراً')).toEqual([
      ['أحمد_كريم_الجبوري_شكراً', 'أحمد_كريم_الجبوري', 'أحمد_كريم', 'أحمد'],
    ]);
    expect(calledNames('@سارة و@نور')).toEqual([['سارة_و', 'سارة'], ['نور']]);
  });

  it.each(
    Array.from('\u00AD\u061C\u200B\u200D\u200E\u200F\u202B\u2060\u2068\uFEFF', (mark) => [
      mark.charCodeAt(0).toString(16),
      mark,
    ]),
  )('does not mind %s, which nobody sees, before @, before the name, in it and behind it [NTF-1]', (_, mark) => {
    expect(calledNames(`${mark}@${mark}سا${mark}رة${mark} ${mark}حسن${mark}`)).toEqual([['سارة_حسن', 'سارة']]);
    expect(shortest(`و${mark}@سارة`)).toEqual(['سارة']);
    expect(shortest(`@${mark}a`)).toEqual([]);
  });

  it('calls in isolates, and by names that are lengthened [NTF-1]', () => {
    expect(shortest('شكراً \u2068@سارة_حسن\u2069 و\u2067@\u2068نور\u2069\u2069')).toEqual(['سارة_حسن', 'نور']);
    expect(mentionKey('ســـارة_حســن')).toBe(mentionKey('سارة حسن'));
    expect(calledNames('@سارة\u202Fحسن\u2009علي')).toEqual([['سارة_حسن_علي', 'سارة_حسن', 'سارة']]);
  });

  it('calls ten people at most, and looks once over what is long [NTF-1] [SEC-14]', () => {
    expect(calledNames(Array.from({ length: 30 }, (_, n) => `@name${n}`).join(' '))).toHaveLength(10);
    for (const piece of ['@', 'ـ', '@ab ', 'و', "@a'", ' ', '/@', '.@', '\u200F', 'لل\u200F', '@_', '@\u200F', '://'])
      expect(() => calledNames(piece.repeat(500_000))).not.toThrow();
  });

  it('reads what mentionOf writes, in any spelling [NTF-1]', () => {
    expect(shortest(`@${mentionOf('عبد الرحمن الجبوري')}`)).toEqual(['عبد_الرحمن_الجبوري']);
    const spellings = ['أحمد كريم الجبوري', 'احمد_كريم_الجبوري', 'أحَمد_كريم_الجبوري', 'أحمد_کریم_الجبوری'];
    expect(new Set(spellings.map(mentionKey)).size).toBe(1);
  });
});

describe('callBeingTyped', () => {
  it.each([
    ['شكراً @', { from: 6, typed: '' }],
    ['شكراً لـ@سا', { from: 8, typed: 'سا' }],
    ['@أحمد كر', { from: 0, typed: 'أحمد كر' }],
    ['@عبد_الرح', { from: 0, typed: 'عبد الرح' }],
    ['للـ@سا', { from: 3, typed: 'سا' }],
    ['＠\u200Fسا', { from: 0, typed: 'سا' }],
    ['كتبتُ إلى sara@exa', undefined],
    ['انتهى @سارة. ثم', undefined],
    ['@سارة\nثم', undefined],
    ['@ا ب ج د ه', undefined],
  ])('reads at the end of %j %j [NTF-1]', (before, call) => {
    expect(callBeingTyped(before)).toEqual(call);
  });

  it('looks once over what is long [SEC-14]', () => {
    for (const piece of ['@', 'ـ', '@ab ', 'و', "@a'", ' ', '/@', '\u200F', '@_'])
      expect(() => callBeingTyped(piece.repeat(500_000))).not.toThrow();
  });
});

describe('withoutCalls', () => {
  const names = ['أحمد كريم الجبوري', 'Ahmed Al-Jubouri', 'أحمد'];

  it.each([
    ['شكراً @أحمد_كريم_الجبوري!', 'شكراً @X!'],
    ['شكراً لـ@احمد_كريم_الجبوري', 'شكراً لـ@X'],
    ['سارة و@أحَمد_کریم_الجبوری.', 'سارة و@X.'],
    ['@أحمد كريم الجبوري شكراً', '@X شكراً'],
    ['@ahmed al-jubouri thanks', '@X thanks'],
    ['ب@احمد، شكراً', 'ب@X، شكراً'],
    ['للـ@أحمد و＠أحمد', 'للـ@X و＠X'],
    ['\u2068@\u200Fأحمد\u2069 _@أحمد_', '\u2068@\u200FX\u2069 _@X_'],
    ['@أحمدي و@حسن', '@أحمدي و@حسن'],
    ['ahmed@أحمد.example', 'ahmed@أحمد.example'],
  ])('makes of %j %j [PRF-4]', (text, left) => {
    expect(withoutCalls(text, names, 'X')).toBe(left);
  });

  it('takes each of many calls out [PRF-4]', () => {
    expect(withoutCalls('@أحمد '.repeat(30), names, 'X')).toBe('@X '.repeat(30));
  });
});
