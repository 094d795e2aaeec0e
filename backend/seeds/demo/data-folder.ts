import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** This folder of the sources: texts and lists stay there when the code is compiled to `dist`. */
export const dataFolder = import.meta.dirname.replace(/([/\\])dist([/\\]seeds[/\\])/, '$2');

export function readJson<T>(...path: string[]): T {
  return JSON.parse(readFileSync(join(dataFolder, ...path), 'utf8')) as T;
}
