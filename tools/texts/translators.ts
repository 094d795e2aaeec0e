import { type ArbFile, type Area, attributesOf, sourceLanguage, textsOf } from './area.ts';
import { faultOf } from './judge.ts';

/** Where a text is at home, as one file of all areas names it: `portal/src/features/outreach/contact#contactMessages.title`. */
const homeOf = (area: Area, key: string): string => `${area.path}#${key}`;

/** All texts of a language in one file, for a translator's program; what nobody translated yet is empty. */
export function collected(areas: readonly Area[], language: string): ArbFile {
  const all: ArbFile = { '@@locale': language };
  for (const area of areas) {
    const source = area.files.get(sourceLanguage) ?? {};
    const translated = area.files.get(language) ?? {};
    for (const [key] of textsOf(source)) {
      all[homeOf(area, key)] = (translated[key] as string | undefined) ?? '';
      const attributes = attributesOf(source, key);
      if (language === sourceLanguage && Object.keys(attributes).length > 0) all[`@${homeOf(area, key)}`] = attributes;
    }
  }
  return all;
}

export interface Brought {
  /** Files that change, by area. */
  files: Map<Area, ArbFile>;
  texts: number;
  faults: string[];
}

/** Puts what a translator's program saved back to its areas. A text that could not be shown is told and left out. */
export function brought(areas: readonly Area[], saved: ArbFile, language: string): Brought {
  const result: Brought = { files: new Map(), texts: 0, faults: [] };
  const left = new Map(textsOf(saved));
  for (const area of areas) {
    const source = area.files.get(sourceLanguage) ?? {};
    const before = area.files.get(language) ?? {};
    const after: ArbFile = language === sourceLanguage ? { ...before } : { '@@locale': language };
    let changed = 0;
    for (const [key, text] of textsOf(source)) {
      const home = homeOf(area, key);
      const value = left.get(home);
      left.delete(home);
      const fault = value ? faultOf(value, text, language, attributesOf(source, key).placeholders) : undefined;
      if (fault) result.faults.push(`${home} ${fault}`);
      const kept = value && !fault ? value : before[key];
      if (kept === undefined) continue;
      if (kept !== before[key]) changed += 1;
      after[key] = kept;
    }
    if (changed > 0) result.files.set(area, after);
    result.texts += changed;
  }
  for (const home of left.keys()) result.faults.push(`${home} is no text of ours`);
  return result;
}
