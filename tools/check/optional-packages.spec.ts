import { missingOptionalPackages } from './optional-packages.ts';

describe('missingOptionalPackages', () => {
  it('completes what npm left out, with the platform of each, so that npm ci accepts the lockfile [OPS-1]', () => {
    const packages = {
      '': {},
      'node_modules/a': {
        dev: true,
        optionalDependencies: {
          '@a/linux-x64-musl': '1.2.3',
          '@a/darwin-arm64': '1.2.3',
          '@a/linux-x64-gnu': '1.2.3',
          loose: '^1.0.0',
        },
      },
      'node_modules/a/node_modules/@a/linux-x64-gnu': { version: '1.2.3' },
    };
    expect(missingOptionalPackages({ packages })).toEqual({
      'node_modules/@a/linux-x64-musl': {
        version: '1.2.3',
        cpu: ['x64'],
        dev: true,
        libc: ['musl'],
        optional: true,
        os: ['linux'],
      },
      'node_modules/@a/darwin-arm64': { version: '1.2.3', cpu: ['arm64'], dev: true, optional: true, os: ['darwin'] },
    });
  });
});
