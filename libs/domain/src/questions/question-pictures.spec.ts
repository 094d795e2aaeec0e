import { withPictures } from './question-pictures.ts';

const seen = (markdown: string) => {
  const found: string[][] = [];
  const text = withPictures(markdown, (words, address, whole) => {
    found.push([words, address, whole]);
    return '#';
  });
  return { text, found };
};

describe('the pictures of a text', () => {
  it.each([
    ['a ![x](y.png) b', 'a # b', [['x', 'y.png', '![x](y.png)']]],
    ['![](< y.png> "a title")', '#', [['', '', '![](< y.png> "a title")']]],
    [
      '![](<y.png> "a title")![z]( w )',
      '##',
      [
        ['', 'y.png', '![](<y.png> "a title")'],
        ['z', 'w', '![z]( w )'],
      ],
    ],
    [String.raw`![a \] b](c)`, '#', [[String.raw`a \] b`, 'c', String.raw`![a \] b](c)`]]],
    ['![a [b](c)', '#', [['a [b', 'c', '![a [b](c)']]],
    ['![a] ![b](c)', '![a] #', [['b', 'c', '![b](c)']]],
    ['![a](b', '![a](b', []],
    ['[a](b)', '[a](b)', []],
  ])('are found in %s [QB-1]', (markdown, text, found) => {
    expect(seen(markdown)).toEqual({ text, found });
  });

  it('are found in a long text in one look, whatever begins in it [SEC-14]', () => {
    const long = 'x'.repeat(3000);
    expect(seen(`![${long}](${long})`).found).toEqual([[long, long, `![${long}](${long})`]]);
    for (const opener of ['![', '![](', '![]', '![\\'])
      expect(seen(opener.repeat(200_000)).text.length).toBeGreaterThan(0);
  });
});
