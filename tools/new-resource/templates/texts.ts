import { type ArbFile, arbOf, arbText, type Attributes } from '../../texts/area.ts';
import type { NewFile } from '../resource.ts';

/** Texts by key, `{name}` for a parameter. */
type Texts = Record<string, string>;

/** The files of an area's texts, of which `npm run texts` writes the module. */
export function textFiles(path: string, name: string, texts: { ar: Texts; en: Texts }, about?: string): NewFile[] {
  return (['ar', 'en'] as const).map((language) => {
    const file: ArbFile = { '@@locale': language };
    if (about && language === 'ar') file[`@@x-${name}`] = about;
    for (const [key, text] of Object.entries(texts[language])) {
      file[`${name}.${key}`] = text;
      const parameters = [...text.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter!);
      if (language !== 'ar' || parameters.length === 0) continue;
      const placeholders = Object.fromEntries(parameters.map((each) => [each, { type: 'String' as const }]));
      file[`@${name}.${key}`] = { placeholders } satisfies Attributes;
    }
    return { path: arbOf(path, language), text: arbText(file) };
  });
}
