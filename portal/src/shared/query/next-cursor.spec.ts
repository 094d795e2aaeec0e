import { nextCursor } from './next-cursor';

describe('the next page of a list', () => {
  it('is read from the Link header [CRS-7]', () => {
    expect(nextCursor('</api/courses?limit=12&cursor=WyJh%2BIl0>; rel="next"')).toBe('WyJh+Il0');
  });

  it.each([[null], ['</api/courses?cursor=abc>; rel="prev"']])('does not exist for %s [CRS-7]', (link) => {
    expect(nextCursor(link)).toBeUndefined();
  });
});
