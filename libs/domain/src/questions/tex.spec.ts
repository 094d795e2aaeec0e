import { foreignTex, hasTex, keptTex, markedTex } from './tex.ts';

const shown = (text: string) => keptTex(text).map(({ text: words, display }) => [words, display]);

describe('formulas in a text', () => {
  it('stand between dollars or in escaped brackets [QB-1]', () => {
    expect(shown(String.raw`حل \(x^2\) و $$a+b$$.`)).toEqual([
      ['حل ', undefined],
      ['x^2', false],
      [' و ', undefined],
      ['a+b', true],
      ['.', undefined],
    ]);
  });

  it.each(['costs $5 and $6', '$$', '$$ $$', String.raw`\\(x\\)`, String.raw`\(never ends`, 'a[0]'])(
    'are none in %j [QB-1]',
    (text) => expect(hasTex(text)).toBe(false),
  );

  it('of other systems are told apart by the same, and by the brackets that Markdown escapes [QB-3]', () => {
    expect(
      foreignTex(String.raw`\[x\] [tex]y[/tex]`)
        .filter(({ display }) => display !== undefined)
        .map(markedTex),
    ).toEqual(['$$x$$', String.raw`\(y\)`]);
  });

  it('cost a text without an end no more than its length [SEC-6]', () => {
    expect(hasTex(String.raw`\(`.repeat(200_000))).toBe(false);
  });
});
