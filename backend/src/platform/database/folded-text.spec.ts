import { containing } from './folded-text.js';

describe('the pattern of a search', () => {
  it('folds the Arabic forms that readers type for each other [CRS-1]', () => {
    expect(containing('إدارةُ المشاريعـ ٢٠٢٦')).toBe(containing('اداره المشاريع 2026'));
  });

  it('ignores the case of Latin letters [CRS-1]', () => {
    expect(containing('React')).toBe('%react%');
  });

  it('takes the signs of LIKE literally [CRS-7]', () => {
    expect(containing('100%_\\')).toBe('%100\\%\\_\\\\%');
  });
});
