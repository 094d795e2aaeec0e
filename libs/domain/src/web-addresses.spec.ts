import { addressesIn, endOfAddress } from './web-addresses.ts';

describe('web addresses in plain text', () => {
  it.each([
    '،',
    '؛',
    '؟',
    '»',
    '…',
    '.',
    ',',
    ')',
    ')،',
    '])»؟',
    '\u200F،',
    '،تم',
    '﴾',
    '﴿',
    '›',
    '—ثم',
    '–',
    '\u00AD',
    '\u200B،',
    '）',
    '】。',
    '」',
  ])('end before %j [COM-2] [I18N-1]', (after) => {
    const href = 'https://example.com/docs';
    expect(addressesIn(`انظر (${href}${after}`)).toEqual([{ text: 'انظر (' }, { text: href, href }, { text: after }]);
  });

  it('keep brackets in pairs and letters of any script; two of them with a comma between are two [COM-2]', () => {
    const first = 'https://ar.example.org/wiki/بغداد_(مدينة)';
    expect(addressesIn(`${first}،www.example.com!`)).toEqual([
      { text: first, href: first },
      { text: '،' },
      { text: 'www.example.com', href: 'https://www.example.com' },
      { text: '!' },
    ]);
  });

  it('are nothing else: no other scheme, no bare beginning, no word [COM-2]', () => {
    for (const text of ['javascript:alert(1)', 'https://', 'https://)', 'www.', 'xhttps', 'example.com', ''])
      expect(addressesIn(text).filter(({ href }) => href)).toEqual([]);
  });

  it('end before any number of unpaired brackets [COM-2]', () => {
    expect(endOfAddress(`https://x.iq/${')'.repeat(50_000)}`)).toBe('https://x.iq/'.length);
  });
});
