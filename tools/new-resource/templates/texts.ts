import { type ArbFile, arbOf, arbText, type Attributes } from '../../texts/area.ts';
import type { NewFile } from '../resource.ts';

/** Texts by key, `{name}` for a parameter. */
type Texts = Record<string, string>;

/** What one export of an area holds. */
export interface Exported {
  name: string;
  texts: { ar: Texts; en: Texts };
  about?: string;
}

/** The files of an area's texts, of which `npm run texts` writes the module. */
export function textFiles(path: string, ...exported: Exported[]): NewFile[] {
  return (['ar', 'en'] as const).map((language) => {
    const file: ArbFile = { '@@locale': language };
    for (const each of exported) put(file, each, language);
    return { path: arbOf(path, language), text: arbText(file) };
  });
}

function put(file: ArbFile, { name, texts, about }: Exported, language: 'ar' | 'en'): void {
  if (about && language === 'ar') file[`@@x-${name}`] = about;
  for (const [key, text] of Object.entries(texts[language])) {
    file[`${name}.${key}`] = text;
    const parameters = [...text.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter!);
    if (language !== 'ar' || parameters.length === 0) continue;
    const placeholders = Object.fromEntries(parameters.map((each) => [each, { type: 'String' as const }]));
    file[`@${name}.${key}`] = { placeholders } satisfies Attributes;
  }
}
