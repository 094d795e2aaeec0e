import { pathOnThisSite } from './path-on-this-site.js';

describe('path to follow after signing in', () => {
  it.each([
    ['courses/1?tab=reviews', '/courses/1?tab=reviews'],
    [undefined, '/home'],
    ['', '/home'],
    ['/evil.example/x', '/home'],
    ['//evil.example', '/home'],
    ['\\evil.example', '/home'],
  ])('makes %s into %s, never another site [NAV-6] [SEC-7]', (redirect, path) => {
    expect(pathOnThisSite(redirect)).toBe(path);
  });

  it('keeps a path with a colon on this site [NAV-6]', () => {
    expect(pathOnThisSite('javascript:alert(1)')).toBe('/javascript:alert(1)');
  });
});
