import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { arbOf, type Area, type Attributes, attributesOf, isToldByName, sourceLanguage, textsOf } from './area.ts';
import { parseText } from './compile-text.ts';
import { languages } from './languages.ts';
import { wordingFaultOf } from './wording.ts';

/** Which parameters a text names, and which plural forms it has. */
function partsOf(text: string): { names: Set<string>; forms: Set<string> } {
  const names = new Set<string>();
  const forms = new Set<string>();
  const walk = (elements: MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) continue;
      names.add(element.value);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
      for (const [form, { value }] of Object.entries(element.options)) {
        if (element.type === TYPE.plural && !form.startsWith('=')) forms.add(form);
        walk(value);
      }
    }
  };
  walk(parseText(text));
  return { names, forms };
}

/** What is wrong with a translation of a text; undefined where it can be shown. */
export function faultOf(
  text: string,
  source: string,
  language: string,
  placeholders: Attributes['placeholders'] = {},
): string | undefined {
  try {
    const { names, forms } = partsOf(text);
    const expected = partsOf(source).names;
    const unknown = [...names].filter((name) => !expected.has(name) && !(name in placeholders));
    if (unknown.length > 0) return `names {${unknown.join('}, {')}}, which the Arabic text does not`;
    const left = [...expected].filter((name) => !names.has(name));
    if (left.length > 0) return `leaves out {${left.join('}, {')}}`;
    const known: string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const strange = [...forms].filter((form) => !known.includes(form));
    return strange.length > 0 ? `has the plural form ${strange.join(', ')}, which ${language} lacks` : undefined;
  } catch (error) {
    return `cannot be read: ${(error as Error).message}`;
  }
}

const isComplete = (language: string): boolean => languages.includes(language);

/** What is wrong with the files of an area, a line for each finding. */
export function faultsOf(area: Area): string[] {
  const source = area.files.get(sourceLanguage);
  if (!source) return [`${area.path} has no file in Arabic`];
  const keys = new Map(textsOf(source));
  const faults = languages
    .filter((language) => !area.files.has(language))
    .map((language) => `${arbOf(area.path, language)} is missing`);
  for (const [language, file] of area.files) {
    const say = (key: string, fault: string) => faults.push(`${arbOf(area.path, language)}: ${key} ${fault}`);
    const texts = new Map(textsOf(file));
    if (file['@@locale'] !== language) say('@@locale', `is not ${language}`);
    for (const [key, text] of texts) {
      const expected = keys.get(key);
      const fault =
        expected === undefined
          ? 'is no text in Arabic'
          : (faultOf(text, expected, language, attributesOf(source, key).placeholders) ??
            wordingFaultOf(text, language));
      if (fault) say(key, fault);
    }
    if (isComplete(language)) for (const key of keys.keys()) if (!texts.has(key)) say(key, 'is missing');
  }
  for (const key of keys.keys()) {
    const named = Object.keys(attributesOf(source, key).placeholders ?? {});
    const { names } = partsOf(keys.get(key) ?? '');
    for (const name of names)
      if (!isToldByName(source) && !named.includes(name))
        faults.push(`${arbOf(area.path, sourceLanguage)}: ${key} tells no type of {${name}}`);
  }
  return faults;
}
