import { encoded, jsonWith } from './call.js';

describe('a call of the fuzzer', () => {
  it('puts raw JSON into a body, deep inside and where there was nothing [SEC-9]', () => {
    const body = { a: 1, list: [{ b: 2, c: 3 }] };
    expect(jsonWith(body, { at: ['list', 0, 'b'], json: '1e999' })).toBe('{"a":1,"list":[{"b":1e999,"c":3}]}');
    expect(jsonWith({}, { at: ['x', 'y'], json: '{"__proto__":1}' })).toBe('{"x":{"y":{"__proto__":1}}}');
  });

  it('sends lone surrogates in an address, which honest encoders refuse [SEC-9]', () => {
    expect(encoded('a\ud800ب')).toBe('a%ED%A0%80%D8%A8');
  });
});
