import { moveItem, replaceItem, withoutItem } from './move-item';

describe('a list that its author orders', () => {
  it('moves an item up and down and stops at the ends [CRS-4]', () => {
    expect(moveItem(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
    expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moveItem(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
    expect(moveItem(['a', 'b', 'c'], 2, 3)).toEqual(['a', 'b', 'c']);
  });

  it('replaces and removes one item only [CRS-4]', () => {
    expect(replaceItem(['a', 'b', 'a'], 0, 'x')).toEqual(['x', 'b', 'a']);
    expect(withoutItem(['a', 'b', 'a'], 2)).toEqual(['a', 'b']);
  });
});
