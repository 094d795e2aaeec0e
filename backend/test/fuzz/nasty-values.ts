/** Which places get a value: `any` all of them, `rare` those of long runs, the others those whose documented type it fits. */
export type Kind = 'any' | 'text' | 'time' | 'number' | 'id' | 'shape' | 'rare';

/** A value that breaks careless code, as the JSON that a client may send: some of it no JSON.stringify would write. */
export interface NastyValue {
  name: string;
  json: string;
  kind: Kind;
}

const texts: Record<Exclude<Kind, 'shape'>, Record<string, string>> = {
  any: {
    'empty text': '',
    NUL: 'a\0b',
    'lone surrogate': 'a\ud800b',
    'very long text': 'ا'.repeat(20_000),
    'name of a prototype': '__proto__',
  },
  text: {
    'spaces only': ' \t ',
    'bidi controls': '\u202eabc\u2066\u200f',
    'byte order mark': '\ufeff',
    'zero width only': '\u200b\u200d\u2060',
    'control characters': '\u0001\u001b[31m\u007f',
    'line breaks of a header': 'a\r\nBcc: b@example.org',
    'marks upon marks': `ع${'\u0301\u0651'.repeat(300)}`,
    'text that grows by NFC': '\u0958\ufb2c'.repeat(40),
    'one sign of several': '👩‍👩‍👧‍👦ﷺ𝒳',
    'slow for patterns': `${'a'.repeat(3000)}!`,
    'slow for addresses': `a@${'a.'.repeat(1500)}`,
    NaN: 'NaN',
    SQL: `x'; drop table users; --`,
    'pattern of LIKE': `%_\\%`,
    'query of a search': `"(((!:*&|<->`,
    'regular expression': '(a+)+$[',
    HTML: `"><img src=x onerror=alert(1)>`,
    'path upwards': '../../../../etc/passwd',
    'script address': 'javascript:alert(1)',
    'broken address': 'http://[::1',
  },
  rare: {
    'lone low surrogate': '\udc00',
    'name of a constructor': 'constructor',
    'pattern unfinished': '\\',
    template: '{{7*7}}${7*7}<%= 7 %>',
    formula: `=cmd|' /C calc'!A0`,
  },
  time: {
    'day that is none': '2026-02-30',
    'first day': '0000-00-00',
    'day before all years': '0000-01-01',
    'day after all years': '+275760-09-13',
    'last day': '9999-12-31',
    'moment after all years': '+275760-09-13T00:00:00.000Z',
    'last moment': '9999-12-31T23:59:59.999Z',
    'moment before all years': '-271821-04-20T00:00:00Z',
    'first moment': '0000-01-01T00:00:00Z',
    'leap second': '2026-06-30T23:59:60Z',
    'far zone': '2026-01-01T00:00:00+99:99',
    'word for a time': 'infinity',
  },
  number: {
    'number in exponents': '1e309',
    'number in hexadecimals': '0x7f',
    'Arabic digits': '١٢٣',
    'huge number as text': '9'.repeat(400),
  },
  id: {
    'uuid too long': '0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b111',
    'uuid in braces': '{0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b11}',
    'nil uuid': '00000000-0000-0000-0000-000000000000',
    'uuid of nothing': '0193a0b2-9a55-4c1e-8d53-0d0c7d9d3b11',
  },
};

const numbers = ['0', '0.1', '1e-7', '2147483648', '-9223372036854775809', '9007199254740993', '-1e999'];

const shapes: Record<'any' | 'shape', Record<string, string>> = {
  any: {
    null: 'null',
    true: 'true',
    'minus one': '-1',
    'huge number': '1e308',
    'empty list': '[]',
    'empty object': '{}',
    'own prototype': '{"__proto__":{"isAdmin":true}}',
    'deep list': `${'['.repeat(2000)}${']'.repeat(2000)}`,
  },
  shape: {
    false: 'false',
    'list of null': '[null]',
    'list in a list': '[[[]]]',
    'list of text': '["x"]',
    'huge list': `[${'1,'.repeat(3000)}1]`,
    operator: '{"$gt":""}',
    'own constructor': '{"constructor":{"prototype":{"isAdmin":true}}}',
    'own methods': '{"toString":1,"valueOf":null,"toJSON":"x","then":{}}',
    'pretends to be a list': '{"length":-1,"0":"x"}',
    'deep object': `${'{"a":'.repeat(18)}1${'}'.repeat(18)}`,
  },
};

const listed = (kind: string, values: Record<string, string>, write = (value: string): string => value): NastyValue[] =>
  Object.entries(values).map(([name, value]) => ({ name, json: write(value), kind: kind as Kind }));

export const nastyValues: readonly NastyValue[] = [
  ...Object.entries(texts).flatMap(([kind, values]) => listed(kind, values, JSON.stringify)),
  ...numbers.map((json) => ({ name: `number ${json}`, json, kind: 'number' as const })),
  ...Object.entries(shapes).flatMap(([kind, values]) => listed(kind, values)),
];

/** What stands where a body should be one object. */
export const nastyBodies: readonly NastyValue[] = [
  ...listed('shape', { ...shapes.any, ...shapes.shape }),
  ...listed('shape', {
    nothing: '',
    'half an object': '{"a":',
    'a text': '"x"',
    'a number': '7',
    'a key twice': '{"id":"a","id":["b"]}',
    'an own prototype at the top': '{"__proto__":{"x":1},"constructor":1}',
    'a key with NUL': '{"a\\u0000":1}',
    'more than any limit': `{"a":"${'x'.repeat(1_100_000)}"}`,
  }),
];

/** As it stands in a path, a query or a header. */
export function asText({ json }: Pick<NastyValue, 'json'>): string {
  const value: unknown = json.startsWith('"') ? JSON.parse(json) : undefined;
  return typeof value === 'string' ? value : json;
}
