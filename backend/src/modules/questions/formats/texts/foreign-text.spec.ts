import type { Loss } from '../read-questions.js';
import { TooDeep } from '../read-questions.js';
import { foreignText, type TextFormat } from './foreign-text.js';
import { localized } from './languages.js';

const read = (format: TextFormat, text: string) => {
  const losses: Loss[] = [];
  const { ar, en } = foreignText(format, text, losses);
  return { text: ar || en, losses: losses.map(({ reason, detail }) => `${reason} ${detail}`.trim()) };
};
const same = (format: TextFormat, text: string) => expect(read(format, text)).toEqual({ text, losses: [] });

describe('a text of another system', () => {
  it.each([
    'الوسم <ol>',
    'ما الفرق بين <script> و <noscript>؟',
    'Array<string>',
    'Map<K, V> and <T>',
    '<img>',
    '<br>',
    '</textarea>',
    '<!DOCTYPE html>',
    '<!-- x -->',
    'a < b && c > d',
    'if (a<b) { return c>d }',
    '</x-turndown>',
    '<title>',
    'snake_case_name and a[0] and 5 * 3 * 2',
    'C:\\Users\\me',
  ])('that says no format keeps %j as it is written [QB-3]', (text) => {
    same('auto', text);
    same('plain', text);
  });

  it.each([
    ['<p>أي وسم؟</p>', 'أي وسم؟'],
    ['سطر<br>وآخر', 'سطر  \nوآخر'],
    ['<b>مهم</b> جداً', '**مهم** جداً'],
    ['5 &lt; 6 &amp; 7', '5 < 6 & 7'],
  ])('that says no format is HTML where markup closes or signs have names: %j [QB-3]', (text, markdown) =>
    expect(read('auto', text)).toEqual({ text: markdown, losses: [] }),
  );

  it('that is the name of a sign stays it [QB-3]', () => {
    expect(read('auto', '&nbsp;').text).toBe('\\&nbsp;');
    expect(read('auto', 'استعمل &nbsp; هنا').text).toBe('استعمل \\&nbsp; هنا');
    expect(read('plain', '&lt;h1&gt;').text).toBe('\\&lt;h1\\&gt;');
  });

  it.each([
    ['*', '\\*'],
    ['# x', '\\# x'],
    ['**x**', '\\*\\*x\\*\\*'],
    ['`x`', '\\`x\\`'],
    ['[a](b)', '\\[a\\](b)'],
    ['1. x', '1\\. x'],
    ['a\\*b', 'a\\\\\\*b'],
    ['x\n===', 'x  \n\\==='],
    ['def f():\n    return 1', 'def f():  \n\u00A0\u00A0\u00A0\u00A0return 1'],
  ])('escapes what Markdown would read as its own: %j [QB-3]', (text, markdown) =>
    expect(read('plain', text).text).toBe(markdown),
  );

  it('in HTML keeps as words what no browser draws [QB-3]', () => {
    expect(read('html', '<p>أي نوع؟ Array<string> أم <T></p>').text).toBe('أي نوع؟ Array<string> أم <T>');
    expect(read('html', '<p>الوسم <ol> مرقّم</p>').text).toBe('الوسم <ol> مرقّم');
    expect(read('html', '<h1>').text).toBe('<h1>');
    expect(read('html', '<p>أول سطر <!DOCTYPE html> ثم <?php</p>').text).toBe('أول سطر <!DOCTYPE html> ثم <?php');
    expect(read('html', '<p>Use <!-- without an end</p>').text).toContain('<!-- without an end');
    expect(read('html', '<p>snake_case &amp;nbsp; a[0]</p>').text).toBe('snake\\_case \\&nbsp; a\\[0\\]');
    expect(read('html', '<p><br></p>').text).toBe('');
  });

  it('in HTML tells what goes [QB-3]', () => {
    expect(read('html', '<p>قبل<script>alert(1)</script> بعد</p>')).toEqual({
      text: 'قبل بعد',
      losses: ['markup <script>'],
    });
    expect(read('html', '<p><u>الفعل</u> و<span style="color: red">الفاعل</span></p>').losses).toEqual([
      'style <u>',
      'style <span>',
    ]);
    expect(read('html', '<p>نص <button>زر</button></p>').losses).toEqual(['markup <button>']);
  });

  it.each([
    ['html', '<p>\\(x^2 &lt; 5\\) ثم $$\\frac{a}{b}$$</p>', '\\(x^2 < 5\\) ثم $$\\frac{a}{b}$$'],
    ['auto', 'ما \\[a_1 * b_2\\]؟', 'ما $$a_1 * b_2$$؟'],
    ['plain', 'كم $$x_1*y_1$$', 'كم $$x_1*y_1$$'],
    ['auto', '[tex]x_1[/tex] ب', '\\(x_1\\) ب'],
    ['html', '<img class="equation_image" data-equation-content="\\frac{1}{2}" alt="x"> ب', '\\(\\frac{1}{2}\\) ب'],
    ['plain', 'costs $5 or $6', 'costs $5 or $6'],
  ] as const)('keeps TeX as TeX in %s: %j [QB-3]', (format, text, markdown) =>
    expect(read(format, text).text).toBe(markdown),
  );

  it.each([
    ['@@PLUGINFILE@@/a.pdf', 'الورقة', ['other-file @@PLUGINFILE@@/a.pdf']],
    ['$IMS-CC-FILEBASE$/a.pdf', 'الورقة', ['other-file $IMS-CC-FILEBASE$/a.pdf']],
    ['https://example.org/a', '[الورقة](https://example.org/a)', []],
    ['mailto:a@example.org', '[الورقة](mailto:a@example.org)', []],
  ])('links to %s where that leads somewhere, else tells it [QB-3]', (address, text, losses) =>
    expect(read('html', `<p><a href="${address}">الورقة</a></p>`)).toEqual({ text, losses }),
  );

  it('with elements in elements beyond a hundred ends the reading [QB-3] [SEC-6]', () => {
    const deep = (name: string, depth: number) => `${`<${name}>`.repeat(depth)}x${`</${name}>`.repeat(depth)}`;
    expect(read('html', deep('b', 40)).text).toContain('x');
    expect(() => read('html', deep('div', 1500))).toThrow(TooDeep);
    expect(() => read('auto', deep('b', 2000))).toThrow(TooDeep);
  });
});

describe('two languages in one text', () => {
  const ar = 'ما عاصمة العراق؟';
  const en = 'What is the capital of Iraq?';
  it.each([
    `{mlang ar}${ar}{mlang}{mlang en}${en}{mlang}`,
    `{mlang en}${en}{mlang} {mlang ar}${ar}{mlang}`,
    `{mlang en_us}${en}{mlang}{mlang fr}Quelle ville ?{mlang}{mlang ar_iq}${ar}{mlang}`,
    `{mlang other}${en}{mlang}{mlang ar}${ar}{mlang}`,
    `<span lang="ar" class="multilang">${ar}</span><span lang="en" class="multilang">${en}</span>`,
    `<span class="multilang" lang="en">${en}</span>\n<span class='multilang' dir="rtl" lang='ar'>${ar}</span>`,
    `<lang lang="en">${en}</lang><lang lang="ar">${ar}</lang>`,
  ])('are told apart in any order and language: %s [QB-3]', (text) => expect(localized(text)).toEqual({ ar, en }));

  it('share what stands around their blocks [QB-3]', () => {
    expect(localized('<p>1+1: {mlang en}sum{mlang}{mlang ar}مجموع{mlang}?</p>')).toEqual({
      ar: '<p>1+1: مجموع?</p>',
      en: '<p>1+1: sum?</p>',
    });
    expect(localized('{mlang ar}وحده{mlang}')).toEqual({ ar: 'وحده', en: '' });
  });

  it('leave a third one behind, and tell it [QB-3]', () => {
    const losses: Loss[] = [];
    expect(localized(`{mlang ku}چی{mlang}{mlang ar}${ar}{mlang}`, losses)).toEqual({ ar, en: '' });
    expect(losses).toEqual([{ reason: 'language', detail: 'ku' }]);
  });

  it('are neither where a text is only a formula, a tag or a number [QB-3]', () => {
    for (const text of ['\\(x=2\\)', '<p>12</p>', '$$a^2$$', '<h1>'])
      expect(localized(text)).toEqual({ ar: text, en: text });
  });
});
