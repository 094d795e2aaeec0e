import { latinDigits, plainNumber, typedNumber } from './typed-number.ts';

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
  ])('is read from %s as %s [I18N-1]', (typed, plain) => {
    expect(plainNumber(typed)).toBe(plain);
    expect(typedNumber(typed)).toBe(Number(plain));
  });

  it('is none where nothing or words were typed [I18N-1]', () => {
    expect(['', '  ', 'عشرة', '1.2.3', '1,2,3'].map(typedNumber)).toEqual([NaN, NaN, NaN, NaN, NaN]);
  });

  it('may be a code in the digits of any keyboard [I18N-1]', () => {
    expect(latinDigits('٠١٢٣٤٥ ۶۷۸۹')).toBe('012345 6789');
  });
});
