import { parseBundle } from './parse-bundle.js';
import { courseWithEverything, decomposed, slugAt } from './testing/everything-in-texts.js';
import { pictureFiles } from './testing/picture-files.js';
import { writeBundle } from './write-bundle.js';

describe('a course with all that real texts have', () => {
  const read = parseBundle(courseWithEverything(), 'everything');
  const [first] = read.bundle.lessons;
  const text = first?.contentEn ?? '';

  it('comes back without a difference and without remarks after its export [CRS-5]', () => {
    const files = writeBundle(read.bundle);
    const again = parseBundle(files, 'everything');
    expect(again.bundle).toEqual(read.bundle);
    expect(again.remarks.filter(({ kind }) => kind !== 'dead_anchor')).toEqual([]);
    expect(writeBundle(again.bundle)).toEqual(files);
  });

  it('keeps raised letters, keys, code and words in angle brackets [CRS-5]', () => {
    expect(text).toContain('x<sup>2</sup> H<sub>2</sub>O <kbd>Ctrl</kbd> <u>Text of the lesson</u> `a < b`');
    expect(text).toContain('List\\<String>, <me@example.org>[^1].');
    expect(text).toContain('[^1]: A short note <b>«A short note»</b>.');
    expect(text).toContain('| Cell | B |\n| --- | --- |\n| 1 \\| 2 | `a\\|b` |');
  });

  it('keeps every byte of code, indented or fenced, and its marks as highlighted lines [CRS-5]', () => {
    expect(text).toContain(`\`\`\`js {1}\nlet word = '${decomposed}';\nlet tag = '<b>';\n\`\`\``);
    expect(text).toContain(`    <div>${decomposed}</div>\n\n\n    {/* code */}`);
  });

  it('has boxes of all dialects as notes with their kind, and anchors as its own [CRS-5]', () => {
    expect(text).toContain('> [!NOTE]\n> **Lesson**\n>\n> Mind this\n>\n> ```js\n> let a;\n> ```');
    expect(text).toContain('> [!TIP]\n> **Lesson**\n>\n> Mind this');
    expect(text).toContain('> [!IMPORTANT]\n> Mind this');
    expect(text).toContain('## Mind this {#box}');
  });

  it('links its lessons to each other and to places in them [CRS-5]', () => {
    const next = `${slugAt(2)}.en.md`;
    expect(text).toContain(`[Next](${next}#box) [Mind this](#box) [Next](${next})`);
  });

  it('shows its pictures, whichever way their place is written, and gives back their bytes [CRS-12]', () => {
    expect(text).toContain(
      '![A green dot](../pictures/dot.png) ![A green dot](../pictures/dot.jpg) ![A green dot](../pictures/dot.webp)',
    );
    expect(text).toContain('![The flow of work](<../pictures/سير العمل.svg>)');
    const files = writeBundle(read.bundle);
    for (const [path, bytes] of pictureFiles()) expect(Buffer.from(files.get(path) ?? [])).toEqual(bytes);
  });

  it('tells by lesson, language and line what was not understood [CRS-5]', () => {
    expect(read.remarkCount).toBe(20 * 2 * 4);
    expect(
      read.remarks
        .filter(({ lesson, language }) => lesson === slugAt(1) && language === 'ar')
        .map(({ line, kind, detail }) => [line, kind, detail]),
    ).toEqual([
      [44, 'comment', 'حاشية قصيرة'],
      [48, 'tags_removed', '<Unknown>'],
      [54, 'dead_link', '../nowhere.md'],
      [54, 'dead_anchor', '#nowhere'],
    ]);
  });
});
