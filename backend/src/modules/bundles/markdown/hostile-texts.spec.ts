import fc from 'fast-check';
import { bundleLimits } from '../bundle.js';
import { cleanMarkdown } from './clean-markdown.js';
import { RefusedText } from './refused-text.js';

const nested = (tag: string, depth: number, content: string) =>
  `<${tag}>\n`.repeat(depth) + content + `\n</${tag}>`.repeat(depth);
const lines = 'x\n'.repeat(bundleLimits.lessonLetters / 4);

/** Reason and place of the refusal, else how long the text became. */
function outcome(text: string): unknown {
  try {
    return cleanMarkdown(text, 'en').length;
  } catch (error) {
    if (error instanceof RefusedText) return [error.reason, error.params];
    throw error;
  }
}
const tooDeep = (line: number) => ['bundle.too_deep', { line, max: bundleLimits.nesting }];
const unfolds = (max: number) => ['bundle.unfolds', { max }];

describe('texts that unfold', () => {
  it('are refused by the line of the innermost tag when they nest too deep [SEC-14, CRS-5]', () => {
    expect(outcome(`\n\n${nested('Note', 20, 'x')}`)).toEqual(expect.any(Number));
    expect(outcome(`\n\n${nested('Note', 21, 'x')}`)).toEqual(tooDeep(23));
    expect(outcome(`\`\`\`\na\nb\n\`\`\`\n<!-- c\n -->\`d\ne\`\n${nested('div', 50, lines)}`)).toEqual(tooDeep(57));
    expect(outcome(`a\n${'> '.repeat(21)}b`)).toEqual(tooDeep(2));
    expect(outcome(nested('Note', 12, `${'> '.repeat(12)}x`))).toEqual(['bundle.too_deep', expect.anything()]);
  });

  it('are not mistaken for texts whose tags are never closed, are code or stand side by side [SEC-14, CRS-5]', () => {
    for (const fine of [
      '<p>a\n'.repeat(60),
      `\`\`\`html\n${nested('div', 60, 'x')}\n\`\`\``,
      '<Note>\na\n</Note>\n'.repeat(60),
      nested('Note', 3, '> > > x'),
    ])
      expect(outcome(fine)).toEqual(expect.any(Number));
  });

  it('are refused before they have grown, whatever multiplies them [SEC-14]', () => {
    const onTheWay = unfolds(2 * bundleLimits.lessonLetters);
    expect(outcome(nested('Note', 20, lines))).toEqual(onTheWay);
    expect(outcome(nested('Note', 20, `\`\`\`\n${lines}\`\`\``))).toEqual(onTheWay);
    // Every line of a block would get all that stands before it.
    expect(outcome(`<h1>${'A'.repeat(90_000)} <ConsoleBlock>${lines}</ConsoleBlock></h1>`)).toEqual(onTheWay);
    expect(outcome(nested('Note', 2, lines))).toEqual(unfolds(bundleLimits.lessonLetters));
  });

  it('never come out longer than a lesson may be, however they are made [SEC-14]', () => {
    const tag = fc.constantFrom('Note', 'DeepDive', 'Challenges', 'ConsoleBlock', 'h2', 'li', 'p', 'b', 'a', 'Recipes');
    const filling = fc.constantFrom('x\n', '> x\n', '- x\n', '<hr>', '<b>\n', '`x\n` ', '![_*_](a)', '```\nx\n```\n');
    fc.assert(
      fc.property(fc.array(tag, { maxLength: 30 }), filling, fc.nat(3000), (tags, piece, times) => {
        const opened = tags.map((name) => `<${name}>${piece}`).join('');
        const text = `${opened}${piece.repeat(times)}${tags
          .toReversed()
          .map((name) => `</${name}>`)
          .join('\n')}`;
        const found = outcome(text.slice(0, bundleLimits.lessonLetters));
        expect(typeof found === 'number' ? found <= bundleLimits.lessonLetters : Array.isArray(found)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
