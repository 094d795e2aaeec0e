import { redirectOf, safeRedirect } from './redirect';

describe('the redirect of a visitor', () => {
  it.each([
    ['/courses', '', '', 'courses'],
    ['/courses/react-basics', '', '', 'courses/react-basics'],
    ['/community', '?discussion=7', '', 'community%3Fdiscussion%3D7'],
    ['/gradebook', '?course=7', '#signs', 'gradebook%3Fcourse%3D7%23signs'],
    ['/verify/7K2M', '', `#${'x'.repeat(600)}`, 'verify/7K2M'],
    ['/', '', '', ''],
  ])('carries %s%s%s without its leading slash [NAV-6]', (pathname, search, hash, expected) => {
    expect(redirectOf({ pathname, search, hash })).toBe(expected);
  });

  it.each([
    ['courses', '/courses'],
    ['/courses/1', '/courses/1'],
    ['community?discussion=7', '/community?discussion=7'],
    ['gradebook?course=7#signs', '/gradebook?course=7#signs'],
  ])('follows %s on this site [NAV-6]', (value, expected) => {
    expect(safeRedirect(value)).toBe(expected);
  });

  it.each([
    ['https://evil.example'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['javascript:alert(1)'],
    ['/\t/evil.example'],
    ['login?redirect=courses'],
    ['login/verify-email/..'],
    ['api/logout'],
    ['.//evil.example'],
    ['%2e//evil.example'],
    ['a/..//evil.example'],
    ['./\\evil.example'],
    ['\t//evil.example'],
    [''],
  ])('refuses %s [NAV-6, SEC-7]', (value) => {
    expect(safeRedirect(value)).toBeNull();
  });
});
