import { governorateIds, governorateOf, governorates } from './governorates.ts';

describe('governorateOf', () => {
  it.each([
    ['بغداد، الكرادة', 'baghdad'],
    ['الموصل - الجانب الأيسر', 'nineveh'],
    ['البصره', 'basra'],
    ['Hillah, Babil', 'babil'],
    ['عن بُعد', 'remote'],
    ['Remote (Baghdad time)', 'remote'],
    ['Erbil / أربيل', 'erbil'],
    ['Amman', undefined],
    ['', undefined],
  ])('finds where %s lies [OPP-1]', (location, expected) => {
    expect(governorateOf(location)).toBe(expected);
  });

  it('knows each of the eighteen by both names, and remote work [OPP-1]', () => {
    expect(governorateIds).toHaveLength(19);
    for (const { id, ar, en } of governorates) expect([governorateOf(ar), governorateOf(en)]).toEqual([id, id]);
  });
});
