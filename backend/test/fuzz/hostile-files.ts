import { zipSync } from 'fflate';
import { nastyContents, zippedBundle } from './upload-files.js';

/** A file that is made to take more than its bytes: name, content. */
export interface HostileFile {
  what: string;
  name: string;
  bytes: Buffer;
}

/** Texts of about so many letters, each of one sign or opener that careless code looks at again and again. */
export const hostileTexts = (size: number): Record<string, string> => {
  const repeated = (part: string) => part.repeat(Math.ceil(size / part.length));
  return {
    'openers of comments': repeated('<!--'),
    'openers of tags': repeated('<a '),
    'one endless name of a tag': `<${repeated('a')}`,
    'openers of links': repeated('['),
    'openers of pictures': repeated('!['),
    'links that never end': repeated('[x]('),
    quotes: repeated('> '),
    'quotes in lists': repeated('> - '),
    blanks: `x${repeated(' ')}x`,
    'lines without words': `x${repeated('\n')}x`,
    'a giant heading': `# ${repeated('#')}`,
    'a giant cell': `|${repeated('-')}|`,
    'many columns': `${repeated('|a')}\n${repeated('|-')}`,
    'backticks that never close': repeated('`x``'),
    'stars that never close': repeated('*a **b '),
    'braces of gaps': repeated('{'),
    'gaps that never end': repeated('{1:SA:='),
    'braces of languages': `{mlang${repeated(' ')}`,
    'marks of direction': repeated('\u2066'),
    'signs over one letter': `ب${repeated('\u0651')}`,
    'an address that never ends': repeated('a@'),
    'a host that never ends': repeated('a.'),
    'references to footnotes': repeated('[^1]'),
    'unfinished entities': repeated('&a'),
  };
};

const enough = (size: number, part: string): string => part.repeat(Math.ceil(size / part.length));

/** Files of about so many bytes: one for each text in each form in which it is read, and what is no such text. */
export function hostileFiles(size: number): HostileFile[] {
  const files: HostileFile[] = [];
  const add = (what: string, name: string, content: string | Buffer) =>
    files.push({ what, name, bytes: Buffer.from(content) });
  for (const [what, text] of Object.entries(hostileTexts(size))) {
    add(`${what} as Markdown`, 'hostile.md', text);
    add(`${what} as GIFT`, 'hostile.txt', `::q::${text}{=a ~b}`);
    add(`${what} in a lesson`, 'hostile.zip', zippedBundle({ 'lessons/01-start.ar.md': text }));
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\f', '');
    add(
      `${what} in Moodle XML`,
      'hostile.xml',
      `<quiz><question type="cloze"><questiontext format="html"><text>${escaped}</text></questiontext></question></quiz>`,
    );
  }
  add('openers of comments as XML', 'comments.xml', `<quiz>${enough(size, '<!--')}`);
  add('elements in elements', 'deep.xml', enough(size, '<a>'));
  add('attributes without end', 'attributes.xml', `<quiz ${enough(size, 'a="" ')}/>`);
  add('entities of entities', 'entities.xml', `<!DOCTYPE q [<!ENTITY a "${enough(size, 'x')}">]><quiz>&a;</quiz>`);
  add('lists in lists as JSON', 'course.zip', zippedBundle({ 'course.json': enough(size, '[') }));
  add('a million empty cells', 'cells.csv', enough(size, ','));
  add('a line for each byte', 'lines.csv', enough(size, '\n'));
  add('quotes that never close', 'quotes.csv', enough(size, '"a,'));
  add('one learner again and again', 'learners.csv', enough(size, '0193a0b2-9a55-4c1e-8d53-0d0c7d9d3b11,a,1\n'));
  add('one item again and again', 'items.csv', enough(size, 'a [0193a0b2-9a55-4c1e-8d53-0d0c7d9d3b11],'));
  add('bytes behind a PDF', 'paper.pdf', `%PDF-1.7\n${enough(size, '<</A ')}`);
  const folders = Object.fromEntries(
    Array.from({ length: 900 }, (_, at) => [`${'d/'.repeat(40)}${at}.md`, Buffer.from('x')]),
  );
  add('folders in folders', 'folders.zip', Buffer.from(zipSync(folders)));
  for (const [what, bytes] of Object.entries(nastyContents))
    for (const ending of what.includes('zip') ? ['zip'] : ['png', 'csv']) add(what, `nasty.${ending}`, bytes);
  return files;
}
