import { cpuSeconds } from '#testing/cpu-seconds';
import { plainText } from './plain-text.js';

describe('the plain text of Markdown', () => {
  it.each([
    ['# عنوان\n\n**نص** مهم و`code`', 'عنوان\n\nنص مهم وcode'],
    ['- بند\n2. ثانٍ\n> اقتباس', 'بند\nثانٍ\nاقتباس'],
    ['انظر [الدليل](https://masar.iq/a) و![صورة](x.png)', 'انظر الدليل وصورة'],
    ['| بدل | نقول |\n| --- | :-: |\n| لا | نعم |', 'بدل · نقول\nلا · نعم'],
    ['- [x] تم\n- [انظر](a)', 'تم\nانظر'],
    ['snake_case and 2 * 3', 'snake_case and 2 * 3'],
    ['<b>&</b>', '<b>&</b>'],
  ])('has its words without its signs: %j [SRCH-1]', (markdown, text) => {
    expect(plainText(markdown)).toBe(text);
  });

  it('needs no more for a text made to be slow [SRCH-1]', () => {
    const slow = `${'['.repeat(20_000)}${'*'.repeat(20_000)}\n${'| '.repeat(20_000)}x`;
    expect(cpuSeconds(() => plainText(slow))).toBeLessThan(2);
  });
});
