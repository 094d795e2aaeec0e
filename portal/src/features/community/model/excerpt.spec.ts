import { excerpt } from './excerpt';

describe('the beginning of a post', () => {
  it('is plain words, link texts included and blocks of code left out [COM-2]', () => {
    const code = '```js\nlet a = 1;\n```';
    expect(excerpt(`## عنوان\n\n- **نقطة** في [الدليل](https://example.org)\n\n${code}\nشكراً`)).toBe(
      'عنوان نقطة في الدليل شكراً',
    );
    expect(excerpt(`سؤال\n\n~~~\n${'x'.repeat(2000)}`)).toBe('سؤال');
    expect(excerpt(code)).toBe('let a = 1;');
  });

  it('ends between two words [COM-2]', () => {
    const short = excerpt('كلمة '.repeat(100));
    expect(short.length).toBeLessThanOrEqual(221);
    expect(short).toMatch(/كلمة…$/);
  });
});
