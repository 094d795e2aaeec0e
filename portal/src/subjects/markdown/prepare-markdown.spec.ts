import { prepareMarkdown } from './prepare-markdown';

describe('preparing a lesson file', () => {
  it('drops front matter and anchor comments [CRS-5]', () => {
    expect(prepareMarkdown('---\ntitle: بداية\n---\n## المكوّنات {/*components*/}\nنص')).toBe('## المكوّنات\nنص');
  });

  it('turns note-like components into boxes, their code included [CRS-5]', () => {
    const text = prepareMarkdown('<Pitfall>\n\nانتبه\n\n```js\nlet a;\n```\n</Pitfall>\nبعدها');
    expect(text.split('\n').filter(Boolean)).toEqual([
      '> [!WARNING]',
      '> ',
      '> انتبه',
      '> ',
      '> ```js',
      '> let a;',
      '> ```',
      'بعدها',
    ]);
  });

  it('keeps the content of other components and leaves the tags out [CRS-5]', () => {
    expect(prepareMarkdown('<Intro>\nأهلاً\n</Intro>\n<Diagram name="a" height={3} />').trim()).toBe('أهلاً');
  });

  it('never touches code, even where it holds tags [CRS-5]', () => {
    const code = '```js\n<Profile>\n{/* comment */}\n</Profile>\n```';
    expect(prepareMarkdown(code)).toBe(code);
  });

  it('takes a tag that stands far in, and a comment in a code span, for code [CRS-5]', () => {
    const code = 'نص\n\n    <Profile>\n    {/* هنا */}\n\nاكتب `{/* هكذا */}` في الشيفرة';
    expect(prepareMarkdown(code)).toBe(code);
  });

  it('leaves out code blocks that are marked as hidden [CRS-5]', () => {
    expect(prepareMarkdown('قبل\n```js src/data.js hidden\nexport {};\n```\nبعد')).toBe('قبل\nبعد');
  });
});
