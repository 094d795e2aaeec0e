import { boundMarkdown } from './bound-markdown';
import { boundParagraphs } from './bound-paragraphs';
import { prepareMarkdown } from './prepare-markdown';

const letters = 200_000;

describe('texts that would take the reader’s browser down', () => {
  it('leave out signs of lists and quotes inside each other beyond twenty [SEC-14]', () => {
    expect(boundMarkdown(`${'>'.repeat(9000)} نص`)).toBe(`${'>'.repeat(20)} نص`);
    expect(boundMarkdown(`${'1. '.repeat(3000)}x`)).toBe(`${'1. '.repeat(20).trim()} x`);
    expect(boundMarkdown(`${' '.repeat(5000)}- x`)).toBe(`${' '.repeat(160)}- x`);
  });

  it('get few boxes inside boxes and few signs for them [SEC-14, CRS-5]', () => {
    const nested = (depth: number) => `${'<Note>\n'.repeat(depth)}${'x\n'.repeat(70_000)}${'</Note>\n'.repeat(depth)}`;
    expect(prepareMarkdown(nested(4000)).length).toBeLessThan(3 * letters);
    expect(
      prepareMarkdown(`${'<Note>\n'.repeat(21)}x`)
        .split('\n')
        .at(-1),
    ).toBe(`${'> '.repeat(20)}x`);
  });

  it('lose the signs of a line, and the length of a paragraph, that no person writes [SEC-14]', () => {
    const line = 'a*'.repeat(2000);
    expect(boundParagraphs(line)).toBe('a\\*'.repeat(2000));
    expect(boundParagraphs('*a*\n'.repeat(1200)).split('\n\n')).toHaveLength(3);
    expect(
      boundMarkdown('.'.repeat(9000))
        .split(' ')
        .map((word) => word.length),
    ).toEqual([4000, 4000, 1000]);
  });

  it('are not taken for those that people write [SEC-14, COM-2]', () => {
    const list = '- **أ** `b` [c](https://d.example)\n'.repeat(300);
    const code = `\`\`\`html\n${'<b>[x]</b>\n'.repeat(900)}\`\`\``;
    const plain = `> > نص\n\n${list}\n${code}\n\n| a | b |\n| - | - |\n| *1* | 2 |\n\n* * *\n\n1. أ\n   - ب\n      - ج`;
    expect(boundMarkdown(plain)).toBe(plain);
    expect(prepareMarkdown('## أ {/*a*/} {/*b*/}\n{/* c')).toBe('## أ\n{/* c');
  });
});
