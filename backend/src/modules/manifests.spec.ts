import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EntitySchema } from '@mikro-orm/core';
import type { Invariant } from '#platform/database/invariant';
import { platformManifest } from '#platform/manifest/platform.manifest';
import { entities } from '../entities.js';
import { manifests, modules } from './manifests.js';

const platform = join(import.meta.dirname, '../platform');
const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
const parts = [
  ...Object.entries(modules).map(([name, manifest]) => ({ name, folder: join(import.meta.dirname, name), manifest })),
  { name: 'platform', folder: platform, manifest: platformManifest },
];

/** Everything that the files with such a name export below a folder. */
async function exportsOf(folder: string, ending: string): Promise<unknown[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
  const loaded = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<Record<string, unknown>>));
  return loaded.flatMap((values) => Object.values(values));
}

const byTable = (schemas: readonly EntitySchema[]): string[] => schemas.map(({ tableName }) => tableName).sort();

describe('manifests', () => {
  it('are listed for every module, the lowest level first [REL-9]', () => {
    expect(Object.keys(modules).sort()).toEqual(folders);
    const levels = Object.values(modules).map(({ level }) => level);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  });

  it.each(parts)('name every entity of $name [REL-9]', async ({ folder, manifest }) => {
    const found = (await exportsOf(folder, '.entity.ts')).filter((value) => value instanceof EntitySchema);
    expect(byTable(manifest.entities ?? [])).toEqual(byTable(found));
  });

  it.each(parts)('hand on what $name holds of people [PRF-4]', async ({ name, folder, manifest }) => {
    expect(await exportsOf(folder, `${name}.personal-data.ts`)).toEqual(
      manifest.personalData ? [manifest.personalData] : [],
    );
  });

  it.each(parts)('hand on every invariant of $name [REL-1]', async ({ folder, manifest }) => {
    const found = (await exportsOf(folder, '.invariants.ts')) as Invariant[][];
    expect(namesOf(manifest.invariants ?? [])).toEqual([...new Set(namesOf(found.flat()))]);
  });

  it('name each table and each invariant once [REL-1]', () => {
    const tables = [...byTable(entities), ...manifests.flatMap(({ tablesWithoutEntity = [] }) => tablesWithoutEntity)];
    expect(new Set(tables).size).toBe(tables.length);
    const invariants = manifests.flatMap(({ invariants: declared = [] }) => namesOf(declared));
    expect(new Set(invariants).size).toBe(invariants.length);
  });
});

const namesOf = (invariants: readonly Invariant[]): string[] => invariants.map(({ name }) => name).sort();
