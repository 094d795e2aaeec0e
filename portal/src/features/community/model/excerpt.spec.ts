import { excerpt } from './excerpt';

describe('the beginning of a post', () => {
  it('is plain words, code and link texts included [COM-2]', () => {
    expect(excerpt('## عنوان\n\n- **نقطة** في [الدليل](https://example.org)\n\n```js\nlet a = 1;\n```')).toBe(
      'عنوان نقطة في الدليل let a = 1;',
    );
  });

  it('ends between two words [COM-2]', () => {
    const short = excerpt('كلمة '.repeat(100));
    expect(short.length).toBeLessThanOrEqual(221);
    expect(short).toMatch(/كلمة…$/);
  });
});
