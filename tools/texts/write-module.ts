import { dirname, join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../workspace.ts';
import {
  arbOf,
  type Area,
  attributesOf,
  isToldByName,
  moduleOf,
  type Placeholder,
  sourceLanguage,
  textsOf,
} from './area.ts';
import { type Compiled, compileText, quoted } from './compile-text.ts';
import { languages } from './languages.ts';

const types: Record<NonNullable<Placeholder['type']>, string> = {
  String: 'string',
  num: 'number',
  DateTime: 'Date',
  Digits: 'Digits',
};

/** A text without parameters is a string, one with them a function of theirs. */
function member(key: string, text: string, language: string, area: Area, used: Set<string>): string {
  const source = area.files.get(sourceLanguage) ?? {};
  const name = key.slice(key.indexOf('.') + 1);
  const property = /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
  if (isToldByName(source)) return `${property}: ${quoted(text)},`;
  const { placeholders } = attributesOf(source, key);
  let compiled: Compiled;
  try {
    compiled = compileText(text, language, placeholders ?? {});
  } catch (error) {
    throw new Error(`${arbOf(area.path, language)}, ${key}: ${(error as Error).message}`);
  }
  if (!placeholders) return `${property}: ${compiled.expression},`;
  compiled.calls.forEach((call) => used.add(call));
  const names = Object.keys(placeholders);
  // Arabic tells readers which parameters there are; other languages name them as far as they need them.
  const last = names.findLastIndex((each) => language === sourceLanguage || compiled.reads.has(each));
  const parameters = names.slice(0, last + 1).map((each) => {
    const { type } = placeholders[each] ?? {};
    if (type === 'Digits') used.add('type Digits');
    const known = type
      ? types[type]
      : compiled.cases
          .get(each)
          ?.map((value) => `'${value}'`)
          .join(' | ');
    return `${compiled.reads.has(each) ? '' : '_'}${each}: ${known ?? 'string'}`;
  });
  const body = compiled.expression.startsWith('{') ? `(${compiled.expression})` : compiled.expression;
  return `${property}: (${parameters.join(', ')}) => ${body},`;
}

/** A text in the language, else in Arabic, else in English. */
function firstOf(area: Area, key: string, wanted: string): [language: string, text: string] {
  for (const language of [wanted, sourceLanguage, 'en']) {
    const text = area.files.get(language)?.[key];
    if (text || (text === '' && language === sourceLanguage)) return [language, text as string];
  }
  throw new Error(`${area.path}: nobody wrote ${key}`);
}

/** A lib does not import itself by its name. */
const importedFrom = (path: string): string =>
  path.startsWith('libs/i18n/src/') ? `${relative(dirname(path), 'libs/i18n/src') || '.'}/messages.ts` : '@masar/i18n';

/** The module that screens and the server read: plain strings and functions, nothing is parsed where they run. */
export async function writeModule(area: Area): Promise<string> {
  const source = area.files.get(sourceLanguage);
  if (!source) throw new Error(`${area.path} has no file in Arabic`);
  const used = new Set<string>(['defineMessages']);
  const exports = [...new Set(textsOf(source).map(([key]) => key.slice(0, key.indexOf('.'))))];
  const blocks = exports.map((name) => {
    const blocksOfLanguages = languages.map((language) => {
      const members = textsOf(source)
        .filter(([key]) => key.startsWith(`${name}.`))
        .map(([key]) => {
          const [from, text] = firstOf(area, key, language);
          return member(key, text, from, area, used);
        });
      return `${language}: {\n${members.join('\n')}\n},`;
    });
    const about = source[`@@x-${name}`];
    return `${typeof about === 'string' ? `/** ${about} */\n` : ''}export const ${name} = defineMessages({\n${blocksOfLanguages.join('\n')}\n});`;
  });
  const named = [...used].sort((a, b) => a.replace('type ', '').localeCompare(b.replace('type ', '')));
  const files = languages.map((language) => arbOf(area.path, language).replace(/^.*\//, '')).join(', ');
  const text = `// Written by \`npm run texts\` from ${files}.\nimport { ${named.join(', ')} } from '${importedFrom(area.path)}';\n\n${blocks.join('\n\n')}\n`;
  const file = join(root, moduleOf(area.path));
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}
