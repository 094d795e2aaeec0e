import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../workspace.ts';

/** What a parameter of a text is, in the words of Flutter's ARB files; without a type it is one of the cases it selects. */
export interface Placeholder {
  type?: 'String' | 'num' | 'DateTime' | 'Digits';
  /** A name is kept in one piece: in its own direction, or in that of a text of the file's language. */
  format?: 'isolated' | 'isolatedInLanguage';
}

/** Beside a text, for translators and for the compiler. */
export interface Attributes {
  description?: string;
  /** In the order in which the text is called; a text without them is a string. */
  placeholders?: Record<string, Placeholder>;
}

/** One file of translations: texts by `export.key`, `@export.key` their attributes, `@@` what is said of the file. */
export type ArbFile = Record<string, string | Attributes>;

/** The texts of one area: a module `x.messages.ts` and its files `x.ar.arb`, `x.en.arb` … */
export interface Area {
  /** Path of the module without `.messages.ts`, from the root. */
  path: string;
  /** By language, Arabic first: it is the source of keys and parameters. */
  files: Map<string, ArbFile>;
}

/**
 * Said of a file whose texts get their parameters by name where they are told, as failures do (`{minimum}`): they stay
 * as they are written, and have no plurals or cases.
 */
export const isToldByName = (file: ArbFile): boolean => file['@@x-parameters'] === 'by name';

export const sourceLanguage = 'ar';
const arbName = /^(?<path>.+)\.(?<language>[a-z]{2,3}(?:-[A-Za-z0-9]+)*)\.arb$/;

export const moduleOf = (path: string): string => `${path}.messages.ts`;
export const arbOf = (path: string, language: string): string => `${path}.${language}.arb`;

export const textsOf = (file: ArbFile): [key: string, text: string][] =>
  Object.entries(file).filter((entry): entry is [string, string] => !entry[0].startsWith('@'));

export const attributesOf = (file: ArbFile, key: string): Attributes => {
  const found = file[`@${key}`];
  return typeof found === 'object' ? found : {};
};

export function readArb(file: string): ArbFile {
  return JSON.parse(readFileSync(resolve(root, file), 'utf8')) as ArbFile;
}

export const arbText = (file: ArbFile): string => `${JSON.stringify(file, null, 2)}\n`;

export const writeArb = (file: string, content: ArbFile): void => writeFileSync(join(root, file), arbText(content));

/** A file with one more text, behind the others of its export. */
export function withText(file: string, key: string, text: string): string {
  const entries = Object.entries(JSON.parse(file) as ArbFile);
  const group = key.slice(0, key.indexOf('.') + 1);
  const last = entries.findLastIndex(([each]) => each.replace(/^@/, '').startsWith(group));
  return arbText(Object.fromEntries(entries.toSpliced(last + 1, 0, [key, text])));
}

const searched = '{portal,admin-console,backend,libs/*}/src/**/*.arb';

/** All areas of the workspace, by their paths. */
export function findAreas(): Area[] {
  const areas = new Map<string, Area>();
  for (const file of globSync(searched, { cwd: root }).sort()) {
    const { path, language } = arbName.exec(file)?.groups ?? {};
    if (!path || !language) throw new Error(`${file} is not called NAME.LANGUAGE.arb`);
    const area = areas.get(path) ?? { path, files: new Map<string, ArbFile>() };
    area.files.set(language, readArb(file));
    areas.set(path, area);
  }
  return [...areas.values()];
}

/** A module as it is now. */
export const committed = (file: string): string | undefined =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
