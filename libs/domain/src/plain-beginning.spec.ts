import { plainBeginningOf } from './plain-beginning.ts';

describe('the beginning of a post', () => {
  it('is plain words, link texts included and blocks of code left out [COM-2]', () => {
    const code = '```js\nlet a = 1;\n```';
    const post = `## عنوان\n\n- **نقطة** في [الدليل](https://example.org)\n\n${code}\nشكراً`;
    expect(plainBeginningOf(post, 240)).toBe('عنوان نقطة في الدليل شكراً');
    expect(plainBeginningOf(`سؤال\n\n~~~\n${'x'.repeat(2000)}`, 240)).toBe('سؤال');
    expect(plainBeginningOf(code, 240)).toBe('let a = 1;');
  });

  it('ends between two words [COM-2] [PERF-9]', () => {
    expect(plainBeginningOf('كلمة '.repeat(100), 15)).toBe('كلمة كلمة كلمة…');
  });

  it('is the same when it is made of a beginning [PERF-9]', () => {
    const listed = plainBeginningOf(`> اقتباس\n\n${'**كلمة** '.repeat(100)}`, 240);
    expect(plainBeginningOf(listed, 240)).toBe(listed);
  });

  it.each([
    ['**', '**'],
    ['\\*', '*'],
    ['\\_\\_init\\_\\_', '__init__'],
    ['||', '||'],
    ['**مهم** و`كود`', 'مهم وكود'],
    ['a\\[0\\]', 'a[0]'],
    ['\\(x^2\\)', '\\(x^2\\)'],
  ])('keeps signs that are no Markdown, and takes escapes back: %j [QB-1]', (markdown, words) =>
    expect(plainBeginningOf(markdown, 50)).toBe(words),
  );
});
