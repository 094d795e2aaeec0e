import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lockfile } from './optional-packages.ts';

interface Manifest {
  allowScripts?: Record<string, boolean>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const root = join(import.meta.dirname, '../..');
const read = <T>(path: string): T => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
const { packages } = read<Lockfile>('package-lock.json');
const folders = [
  '.',
  'backend',
  'portal',
  'admin-console',
  'e2e',
  ...readdirSync(join(root, 'libs')).map((lib) => `libs/${lib}`),
];
const manifests = folders.map((folder) => `${folder}/package.json`).filter((path) => existsSync(join(root, path)));

describe('what npm installs', () => {
  it('runs a script of its own only where package.json decides so by name [SEC-10]', () => {
    const named = read<Manifest>('package.json').allowScripts ?? {};
    const withScript = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
    expect(withScript.filter((name) => !(name in named))).toEqual([]);
    expect(Object.keys(named).filter((name) => !withScript.includes(name))).toEqual([]);
  });

  it.each(manifests)('is pinned to the exact version in %s [SEC-10]', (path) => {
    const { dependencies, devDependencies } = read<Manifest>(path);
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name, version]) => !name.startsWith('@masar/') && !/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+[\w.+-]*$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('comes from the registry and is what it was, by its checksum, unless it serves another platform only [SEC-10]', () => {
    const unproven = Object.entries(packages).filter(
      ([path, { integrity, link, optional }]) => path.includes('node_modules/') && !link && !optional && !integrity,
    );
    expect(unproven.map(([path]) => path)).toEqual([]);
    const elsewhere = Object.entries(packages).filter(([, { link, resolved }]) => resolved && !link);
    expect(elsewhere.map(([path]) => path)).toEqual([]);
  });
});
