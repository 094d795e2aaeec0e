import { pathOnThisSite } from './path-on-this-site.js';

describe('path to follow after signing in', () => {
  it.each([
    ['courses/1?tab=reviews', '/courses/1?tab=reviews'],
    ['gradebook?course=7#signs', '/gradebook?course=7#signs'],
    [undefined, '/home'],
    ['', '/home'],
    ['/evil.example/x', '/home'],
    ['//evil.example', '/home'],
    ['\\evil.example', '/home'],
    ['.//evil.example', '/home'],
    ['./\\evil.example', '/home'],
    ['%2e//evil.example', '/home'],
    ['a/..//evil.example', '/home'],
    ['a/%2E%2e//evil.example', '/home'],
    ['\t//evil.example', '/home'],
    ['\t/evil.example', '/home'],
    ['.\n/\t/evil.example', '/home'],
    ['.///evil.example', '/home'],
    ['./ /evil.example', '/%20/evil.example'],
    ['%2f%2fevil.example', '/%2f%2fevil.example'],
  ])('makes %s into %s, never another site [NAV-6] [SEC-7]', (redirect, path) => {
    expect(pathOnThisSite(redirect)).toBe(path);
  });

  it('keeps a path with a colon on this site [NAV-6]', () => {
    expect(pathOnThisSite('javascript:alert(1)')).toBe('/javascript:alert(1)');
  });

  it('leads nowhere else, however slashes, dots, tabs and codes are put together [NAV-6] [SEC-7]', () => {
    const parts = ['/', '\\', '.', '..', '%2e', '%2F', '%5c', '\t', '\n', ' ', '@', ':', '?', '#', 'a', ''];
    const starts = parts.flatMap((a) => parts.flatMap((b) => parts.flatMap((c) => parts.map((d) => a + b + c + d))));
    const leaving = starts.filter((start) => {
      const path = pathOnThisSite(`${start}evil.example/`);
      return !path.startsWith('/') || new URL(path, 'http://masar.test').origin !== 'http://masar.test';
    });
    expect(leaving).toEqual([]);
  });
});
