import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { LanguageData } from '../../libs/i18n/src/language.ts';
import { root } from '../workspace.ts';

const folder = 'libs/i18n/src/languages';
const module = `${folder}/languages.data.ts`;

/** What is said of each language beside its texts, by its code: Arabic, which is the source, English, then the others. */
export const dataOfLanguages: ReadonlyMap<string, LanguageData> = new Map(
  globSync('*.json', { cwd: join(root, folder) })
    .map((file) => basename(file, '.json'))
    .sort((a, b) => placeOf(a) - placeOf(b) || a.localeCompare(b))
    .map((code) => [code, JSON.parse(readFileSync(join(root, folder, `${code}.json`), 'utf8')) as LanguageData]),
);

function placeOf(code: string): number {
  return ['ar', 'en'].includes(code) ? ['ar', 'en'].indexOf(code) : 2;
}

/** Languages that the interface has whole. */
export const languages: readonly string[] = [...dataOfLanguages.keys()];

/** The module of the languages there are, with its path from the root. */
export async function languagesModule(): Promise<[path: string, text: string]> {
  const entries = [...dataOfLanguages].map(([code, data]) => `${JSON.stringify(code)}: ${JSON.stringify(data)},`);
  const text = `// Written by \`npm run texts\` from ${languages.map((code) => `${code}.json`).join(', ')}.
import type { LanguageData } from '../language.ts';

export const languages = ${JSON.stringify(languages)} as const;

export const languageData: Record<(typeof languages)[number], LanguageData> = {\n${entries.join('\n')}\n};\n`;
  return [module, await format(text, { ...(await resolveConfig(join(root, module))), filepath: module })];
}
