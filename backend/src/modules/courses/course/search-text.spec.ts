import { containing, foldSearchText } from './search-text.js';

describe('search text', () => {
  it('folds the Arabic forms that readers type for each other [CRS-1]', () => {
    expect(foldSearchText('إدارةُ المشاريعـ ٢٠٢٦')).toBe(foldSearchText('اداره المشاريع 2026'));
  });

  it('ignores the case of Latin letters [CRS-1]', () => {
    expect(foldSearchText('React')).toBe('react');
  });

  it('takes the signs of LIKE literally [CRS-7]', () => {
    expect(containing('100%_\\')).toBe('%100\\%\\_\\\\%');
  });
});
