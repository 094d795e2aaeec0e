import { endOfAddress } from '@masar/domain';
import { endLinks } from './end-links';

const link = (value: string, url = value) => ({ type: 'link', url, children: [{ type: 'text', value }] });
const linked = (value: string, url?: string) => {
  const root = { type: 'root', children: [link(value, url)] };
  endLinks()(root);
  return root.children;
};

describe('an address in a sentence', () => {
  it.each(['،', '؛', '؟', '»', '…', '.', ',', ':', '!', '”', ')،', ')', '])»؟', '\u200F،', '،تم'])(
    'ends before %j [COM-2] [I18N-1]',
    (after) => {
      const address = 'https://example.com/docs';
      expect(linked(`${address}${after}`)).toEqual([link(address), { type: 'text', value: after }]);
    },
  );

  it('keeps its own signs, letters of any script and brackets in pairs [COM-2]', () => {
    for (const address of [
      'https://ar.example.org/wiki/بغداد_(مدينة)',
      'https://example.com/a,b?c=d;e#f',
      'http://x.iq/',
    ])
      expect(endOfAddress(address)).toBe(address.length);
  });

  it('shortens what begins with www too, and leaves a link with words of its own [COM-2]', () => {
    expect(linked('www.example.com،', 'http://www.example.com،')).toEqual([
      link('www.example.com', 'http://www.example.com'),
      { type: 'text', value: '،' },
    ]);
    expect(linked('اقرأ هذا؟', 'https://example.com/a؟')).toEqual([link('اقرأ هذا؟', 'https://example.com/a؟')]);
  });
});
