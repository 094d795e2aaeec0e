import { groupedCode, readCode } from './verification-code';

describe('a verification code', () => {
  it.each([
    ['7k2m-9qxa-4trd-v8hn', '7K2M9QXA4TRDV8HN'],
    [' 7K2M 9QXA 4TRD V8HN ', '7K2M9QXA4TRDV8HN'],
    ['7K2M–9QXA', '7K2M9QXA'],
    ['oOiIlL', '001111'],
    ['٧K٢M۹\u200F', '7K2M9'],
    ['؟!', ''],
  ])('is read from «%s» as it was meant [CRT-4]', (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });

  it('is shown in groups of four [CRT-2]', () => {
    expect([groupedCode('7K2M9QXA4TRDV8HN'), groupedCode('')]).toEqual(['7K2M-9QXA-4TRD-V8HN', '']);
  });
});
