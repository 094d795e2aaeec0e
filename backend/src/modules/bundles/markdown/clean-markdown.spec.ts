import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@masar/i18n';
import fc from 'fast-check';
import { bundleLimits } from '../bundle.js';
import { cleanMarkdown, withoutFrontMatter } from './clean-markdown.js';
import { RefusedText } from './refused-text.js';

const clean = (text: string, language: Language = 'en') =>
  cleanMarkdown(text, language, 'react.dev and ar.react.dev, the Learn section');

/** True as well where the text is refused. */
function attempt(action: () => boolean): boolean {
  try {
    return action();
  } catch (error) {
    return error instanceof RefusedText;
  }
}

/** The text without fenced blocks and code spans, quotes included. */
const outsideCode = (text: string): string =>
  text
    .replace(/^((?:[ \t]*>)*[ \t]*)(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)??(?:[ \t]*>)*[ \t]*\2[ \t]*$/gm, '')
    .replace(/(?<![\\`])(`+)(?!`)(?:(?!\n\s*\n)[\s\S])*?[^`]\1(?!`)/g, '');
const codeBlocks = (text: string): number => (text.match(/^[ \t>]*(?:```|~~~)/gm) ?? []).length / 2;

describe('cleaning course texts', () => {
  it('turns note-like components into boxes that keep titles and nested code [CRS-5]', () => {
    expect(
      clean(
        '<Pitfall>\n\n#### Mind the gap {/*gap*/}\n\n```js {1} src/App.js active\n<b>1</b>\n\n2\n```\n\n</Pitfall>',
      ),
    ).toBe(
      '> [!WARNING]\n> <a id="gap"></a>**Mind the gap**\n>\n> ```js {1} src/App.js active\n> <b>1</b>\n>\n> 2\n> ```',
    );
  });

  it('takes out what nobody sees and what writes letters backwards, before it reads tags [CRS-5] [SEC-6]', () => {
    expect(clean('a\u202Eb\n<scr\u200Bipt>c</script>\n`d\u202De`\n\u2068f\u2069\u200F')).toBe(
      clean('ab\n<script>c</script>\n`de`\n\u2068f\u2069\u200F'),
    );
  });

  it('names its own headings in the language of the text [CRS-5]', () => {
    expect(clean('<YouWillLearn isChapter={true}>\n\n* شيء\n\n</YouWillLearn>', 'ar')).toBe('## ماذا ستتعلّم\n\n* شيء');
    expect(clean('<Recap>\n\n* It\n\n</Recap>')).toBe('## Recap\n\n* It');
  });

  it('keeps the code of playgrounds and the words of pictures, formulas and consoles [CRS-5]', () => {
    expect(clean('<Sandpack>\n\n```css\na {}\n```\n\n</Sandpack>')).toBe('```css\na {}\n```');
    expect(clean('<Diagram name="x" height={1} alt="A tree > a bush">\n\nCaption\n\n</Diagram>')).toBe(
      '*A tree \\> a bush*\n\nCaption',
    );
    expect(clean('<img src="/a.png" style={{margin: "0 auto"}} />')).toBe('');
    expect(clean('<Math><MathI>y</MathI> = 2<MathI>x</MathI></Math>.')).toBe('*y* = 2*x*.');
    expect(clean('<ConsoleBlock level="error">\n\nUse \\`key\\` in &#96;Game&#96;\n\n</ConsoleBlock>')).toBe(
      '```text\nUse `key` in `Game`\n```',
    );
    expect(clean('<TerminalBlock>\nnpm install\n</TerminalBlock>')).toBe('```bash\nnpm install\n```');
    expect(clean('\\`\\`\\`js\n<a />\n\\`\\`\\`')).toBe('```js\n<a />\n```');
  });

  it('makes links within the source absolute, in its language, and others text [CRS-5, SEC-7]', () => {
    expect(
      clean('[`state`](/learn/state) [up](../up) [in](#here) [bad](javascript:alert) <https://masar.example/a>'),
    ).toBe('[`state`](https://react.dev/learn/state) up [in](#here) bad <https://masar.example/a>');
    expect(clean('[حالة](/learn/state)', 'ar')).toBe('[حالة](https://ar.react.dev/learn/state)');
    expect(cleanMarkdown('[state](/learn/state)', 'en', 'Masar')).toBe('state');
    expect(clean('![drawn_board](../board.png)')).toBe('*drawn\\_board*');
  });

  it('drops raw HTML and what it could run, however it is nested or broken [CRS-5, SEC-3]', () => {
    expect(
      clean('a <script>alert(1)</script>b <<b>script>c</<b>script> <img src=x onerror="alert(1)"\n> <!-- x --> d'),
    ).not.toMatch(/(?<!\\)<[a-z/!]|alert|onerror/);
    expect(clean('2 < 3 and `<b>` and \\<b>')).toBe('2 < 3 and `<b>` and \\<b>');
  });

  it('leaves plain Markdown as it is [CRS-5]', () => {
    const plain =
      '## عنوان\n\n> [!NOTE]\n> نص `<div>`\n>\n> ```html\n> <p>\n>   x\n> </p>\n> ```\n\n1. أ\n   ```js\n   <a />\n   ```\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\nسطر  \nثانٍ';
    expect(clean(plain, 'ar')).toBe(plain);
  });

  it('cleans any text to one that cleaning does not change, without tags outside code [CRS-5]', () => {
    const piece = fc.constantFrom(
      '<Note>',
      '</Note>',
      '<b>',
      '</b>',
      '<',
      '>',
      '```\n',
      '`',
      '\n',
      '> ',
      '- ',
      'نص',
      ' ',
      '[a](/b)',
      '![',
      '](',
      '{/*',
      '*/}',
      '<img alt="',
      '"',
      '/>',
      '\\',
      '<script>',
      '</script>',
      '<sup>',
      '</sup>',
      '<code>',
      '</code>',
      '<table><tr><td>',
      '</td></tr></table>',
      '<li>',
      '</ul>',
      '<String>',
      '    ',
      ':::note\n',
      '\n:::\n',
      '*!*',
      '*/!*',
      '[^1]: ',
      '<!--',
      '-->',
      '~~~',
      '#',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        const once = clean(pieces.join(''));
        expect(clean(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  it('ends a block that stands far in once, however often it is cleaned [CRS-5]', () => {
    const once = clean('[a](/b)<!--```\n>> ~~~');
    expect(clean(once)).toBe(once);
  });

  it.each([
    '<a "',
    '<!--',
    '{/*',
    '[',
    '[a](',
    '<b>',
    '<',
    '> ',
    ' ',
    '`',
    '<b></c>',
    '# ',
    '#',
    '<<b>b>',
    '](  ',
    '~~~\n> ',
    '![a',
    '<a b={',
  ])('takes or refuses %j repeated to the limit [CRS-5, SEC-6]', (piece) => {
    const text = piece.repeat(bundleLimits.lessonLetters / piece.length);
    expect(attempt(() => clean(text).length <= bundleLimits.lessonLetters)).toBe(true);
  });
});

const lessons = join(import.meta.dirname, '../../../../../../shared/data/courses/react-basics/lessons');
const present = existsSync(lessons);
if (!present) console.warn(`Skipped: the lessons of a real project are not at ${lessons}.`);

(present ? describe : describe.skip)('lessons of a real project', () => {
  const files = present ? readdirSync(lessons) : [];

  it.each(files)('%s becomes plain Markdown and loses no code [CRS-5]', (name) => {
    const language = name.includes('.ar.') ? 'ar' : 'en';
    const source = withoutFrontMatter(readFileSync(join(lessons, name), 'utf8'));
    const cleaned = clean(source, language);
    const consoles = (outsideCode(source).match(/<(ConsoleBlock|TerminalBlock)\b/g) ?? []).length;
    const escaped = (source.match(/^\\`\\`\\`/gm) ?? []).length / 2;
    expect(codeBlocks(cleaned)).toBe(codeBlocks(source) + consoles + escaped);
    expect(outsideCode(cleaned)).not.toMatch(
      /(?<!\\)<\/?(?!(?:sup|sub|kbd|u|mark|ins|small|b|i|s|br|a)[ >])[A-Za-z>!]|\{\/\*|\]\([/.]/,
    );
    expect(cleaned).not.toMatch(/[\uFDD0-\uFDD7]/);
    expect(clean(cleaned, language)).toBe(cleaned);
    expect(cleaned.length).toBeGreaterThan(source.length * 0.8);
  });
});
