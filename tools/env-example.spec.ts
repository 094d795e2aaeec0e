import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('.env.example', () => {
  const example = read('.env.example');
  const server = read('backend/src/platform/config/env.ts');
  /** Properties of the class that the server validates its environment with, with their defaults where it has any. */
  const variables = [...server.matchAll(/\b([A-Z][A-Z0-9_]{3,})(?:[?!]?: ?[^=;]+|)(?: = ([^;]+))?;/g)];

  it('explains every variable that the server reads, with its true default [OPS-3]', () => {
    expect(variables.length).toBeGreaterThan(15);
    for (const [, name = '', initial] of variables) {
      const line = new RegExp(`^# ${name}=(.*)$`, 'm').exec(example);
      expect([name, line === null]).toEqual([name, false]);
      const value = initial
        ?.replace(/^'(.*)'$/, '$1')
        .replace('[]', '')
        .replace(/_/g, name === 'PORT' ? '' : '_');
      if (value !== undefined) expect([name, line?.[1]]).toEqual([name, value]);
    }
  });

  it('sets nothing by itself, so that a plain copy changes nothing [OPS-3]', () => {
    expect(example.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  });

  it('offers only variables that somebody reads [OPS-3]', () => {
    const offered = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
    const known = [
      ...variables.map(([, name]) => name),
      ...[...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name),
    ];
    expect(known).toEqual(expect.arrayContaining(offered));
  });
});
