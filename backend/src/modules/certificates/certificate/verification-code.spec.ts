import fc from 'fast-check';
import { createVerificationCode, groupVerificationCode, readVerificationCode } from './verification-code.js';

describe('verification codes', () => {
  it('are 16 characters of Crockford’s base32 and differ [CRT-1]', () => {
    const codes = Array.from({ length: 500 }, createVerificationCode);
    expect(codes.every((code) => /^[0-9A-HJKMNP-TV-Z]{16}$/.test(code))).toBe(true);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('use every character of the alphabet in every place [CRT-1]', () => {
    const codes = Array.from({ length: 4000 }, createVerificationCode);
    const perPlace = Array.from({ length: 16 }, (_, place) => new Set(codes.map((code) => code[place])).size);
    expect(perPlace).toEqual(Array.from({ length: 16 }, () => 32));
  });

  it.each([
    '7K2M9QXA4TRDV8HN',
    '7k2m-9qxa-4trd-v8hn',
    ' 7K2M 9QXA 4TRD V8HN ',
    '7K2M–9QXA–4TRD–V8HN',
    '\u200F٧k٢m۹QXA۴TRDV٨HN\u200F',
  ])('reads "%s" [CRT-4]', (typed) => {
    expect(readVerificationCode(typed)).toBe('7K2M9QXA4TRDV8HN');
  });

  it('reads look-alikes as the character they stand for [CRT-4]', () => {
    expect(readVerificationCode('oOiI-lL00-1111-0000')).toBe('0011110011110000');
  });

  it.each(['', '7K2M9QXA4TRDV8H', '7K2M9QXA4TRDV8HNN', '7K2M9QXA4TRDV8HU', "7K2M9QXA4TRDV8H'"])(
    'refuses "%s" [CRT-4]',
    (typed) => {
      expect(readVerificationCode(typed)).toBeUndefined();
    },
  );

  it('reads back whatever it prints, and never fails on text [CRT-4]', () => {
    const code = createVerificationCode();
    expect(readVerificationCode(groupVerificationCode(code).toLowerCase())).toBe(code);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const read = readVerificationCode(text);
        return read === undefined || /^[0-9A-HJKMNP-TV-Z]{16}$/.test(read);
      }),
    );
  });
});
