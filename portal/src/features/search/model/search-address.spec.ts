import { hrefOf, readAddress } from './search-address';

const read = (address: string) => readAddress(new URLSearchParams(address));

describe('the address of a search', () => {
  it('keeps words and kind [NAV-3]', () => {
    const search = { words: 'تصميم & ألوان', kind: 'course' } as const;
    expect(read(hrefOf(search).split('?')[1] ?? '')).toEqual(search);
  });

  it.each([
    ['', { words: '', kind: undefined }],
    ['q=%20JS%20&type=people', { words: 'JS', kind: undefined }],
    [`q=${'x'.repeat(300)}`, { words: 'x'.repeat(200), kind: undefined }],
  ])('reads %j as far as it means something [NAV-3]', (address, expected) => {
    expect(read(address)).toEqual(expected);
  });
});
