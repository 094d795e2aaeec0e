import { escapeLiteral } from 'pg';
import { PlainLiterals } from './plain-literals.js';

describe('values in statements', () => {
  const platform = new PlainLiterals();

  it.each(['', 'نص', "it's", "''", '\\', "\\'", "a\\'b''c\\\\", '?', '$1', "$&$'", '\n\t', '\uD83D\uDE00'])(
    'are written as the driver writes them: %j [REL-11]',
    (text) => {
      expect(platform.escape(text)).toBe(escapeLiteral(text));
      expect(platform.escape([text, text])).toBe(`${escapeLiteral(text)}, ${escapeLiteral(text)}`);
    },
  );

  it('cost one piece of memory each, however long they are [REL-11]', () => {
    // Letter by letter this is a hundred million pieces, which no heap holds.
    const text = 'x'.repeat(100_000_000);
    expect(platform.formatQuery('select ?', [text]).length).toBe(text.length + 9);
  });

  it('that are no texts stay what they were [REL-11]', () => {
    expect([1, null, true, new Date(0)].map((value) => String(platform.escape(value)))).toEqual([
      '1',
      'null',
      'true',
      expect.stringContaining('1970'),
    ]);
  });
});
