import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The version of an installed package, for tests of what leans on parts of it that it does not promise. */
export const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(resolve(`${name}/package.json`), 'utf8')) as { version: string }).version;
