import { latinDigits, plainNumber, plainPercent, readNumber, typedNumber } from './index.ts';

describe('a number that somebody types', () => {
  it.each([
    ['1.5', '1.5'],
    ['1,5', '1.5'],
    ['١٫٥', '1.5'],
    ['١،٥', '1.5'],
    ['۱٫۵', '1.5'],
    [' ٢٥ ', '25'],
    ['1,500', '1500'],
    ['١٬٥٠٠٫٢٥', '1500.25'],
    ['0,125', '0.125'],
    ['٠', '0'],
    ['\u200F-٥', '-5'],
    ['−۲٫۵', '-2.5'],
    ['1٬500', '1500'],
  ])('is read from %s as %s [I18N-1]', (typed, plain) => {
    expect(plainNumber(typed)).toBe(plain);
    expect(typedNumber(typed)).toBe(Number(plain));
  });

  it('is none where nothing or words were typed [I18N-1]', () => {
    expect(['', '  ', 'عشرة', '1.2.3', '1,2,3'].map(typedNumber)).toEqual([NaN, NaN, NaN, NaN, NaN]);
  });

  it.each(['٪٥٠', '50%', '٥٠ ٪', '% 50'])('is 50 of %s, where shares of a hundred are asked for [I18N-1]', (typed) => {
    expect(plainPercent(typed)).toBe('50');
    expect(typedNumber(typed)).toBe(50);
    expect(readNumber(typed)).toBeUndefined();
  });

  it('may be a code in the digits of any keyboard [I18N-1]', () => {
    expect(latinDigits('٠١٢٣٤٥ ۶۷۸۹')).toBe('012345 6789');
  });
});
