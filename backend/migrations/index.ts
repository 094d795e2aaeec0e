import { readdirSync } from 'node:fs';
import type { Migration } from '@mikro-orm/migrations';

type MigrationClass = new (...parameters: ConstructorParameters<typeof Migration>) => Migration;

/** Beside its source a file may have a map, and a test. */
const aMigration = /^(Migration\d{8}T\d{4}_\w+)\.[jt]s$/;

const names = readdirSync(import.meta.dirname)
  .flatMap((file) => aMigration.exec(file)?.[1] ?? [])
  .sort();

/** Every migration of this folder in the order of its name, which is the file's: no build step can change it. */
export const migrations = await Promise.all(
  names.map(async (name) => {
    const { [name]: migration } = (await import(`./${name}.js`)) as Record<string, MigrationClass>;
    if (!migration) throw new Error(`${name}.ts exports no class of that name`);
    return { name, class: migration };
  }),
);
