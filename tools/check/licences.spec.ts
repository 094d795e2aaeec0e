import { isAllowed } from './licence-rules.ts';
import { licencesOf, licencesPage, refusedLicences } from './licences.ts';

describe('isAllowed', () => {
  it.each([
    ['MIT', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['(SSPL-1.0 OR MIT)', true],
    ['MIT AND ISC', true],
    ['MIT AND SSPL-1.0', false],
    ['SSPL-1.0', false],
    ['UNLICENSED', false],
    ['', false],
  ])('says of %s: %s [SEC-10]', (expression, expected) => {
    expect(isAllowed(expression)).toBe(expected);
  });
});

describe('the licences of a lockfile', () => {
  const licences = licencesOf({
    packages: {
      '': {},
      portal: {},
      'node_modules/@masar/portal': { link: true },
      'node_modules/a': { license: 'MIT', optionalDependencies: { 'a-linux': '1.0.0' } },
      'node_modules/a-linux': { optional: true },
      'node_modules/b': { license: 'SSPL-1.0', dev: true },
      'node_modules/a/node_modules/c': {},
      'node_modules/d': { license: 'ISC', dev: true },
      'node_modules/a/node_modules/d': { license: 'ISC' },
    },
  });

  it('name each package once, those of one platform with the licence of the package they serve [SEC-10]', () => {
    expect(licences).toEqual([
      { name: 'a', licence: 'MIT', isShipped: true },
      { name: 'a-linux', licence: 'MIT', isShipped: true },
      { name: 'b', licence: 'SSPL-1.0', isShipped: false },
      { name: 'c', licence: undefined, isShipped: true },
      { name: 'd', licence: 'ISC', isShipped: true },
    ]);
  });

  it('are refused where they are not on the list, or where there is none [SEC-10]', () => {
    expect(refusedLicences(licences)).toEqual(['b: SSPL-1.0', 'c: no licence named']);
  });

  it('fill a page that tells what runs from what builds [SEC-10]', () => {
    const [runs = '', builds = ''] = licencesPage(licences).split('## Used to build');
    expect(runs).toContain('### MIT\n\n`a`, `a-linux`\n');
    expect(builds).toContain('### SSPL-1.0\n\n`b`\n');
  });
});
