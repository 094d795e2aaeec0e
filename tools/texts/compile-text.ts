import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Placeholder } from './area.ts';
import { dataOfLanguages } from './languages.ts';

/** A text as TypeScript, and what of @masar/i18n it calls. */
export interface Compiled {
  expression: string;
  calls: Set<string>;
  /** Parameters that the expression reads. */
  reads: Set<string>;
  /** Cases of each parameter that it selects by, where no other case has a text. */
  cases: Map<string, string[]>;
}

/** What nobody sees in a source is written by its number: spaces that no line breaks, marks of direction, isolates. */
const seen = (text: string): string =>
  text.replace(
    /[\u00a0\u061c\u200b-\u200f\u2028-\u202f\u2066-\u2069\ufeff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
export const quoted = (text: string): string => `'${seen(text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n'))}'`;
const inTemplate = (text: string): string => seen(text.replace(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\n', '\\n'));

export const parseText = (text: string): MessageFormatElement[] => parse(text, { ignoreTag: true });

/** Compiles one text of ICU MessageFormat for a language. @throws where it asks for what texts here never need */
export function compileText(text: string, language: string, placeholders: Record<string, Placeholder>): Compiled {
  const compiled: Compiled = { expression: '', calls: new Set(), reads: new Set(), cases: new Map() };
  const hasDigits =
    placeholders['digits']?.type === 'Digits' && (dataOfLanguages.get(language)?.digits.length ?? 1) > 1;

  const read = (name: string): string => {
    if (!placeholders[name]) throw new Error(`{${name}} is no parameter`);
    compiled.reads.add(name);
    return name;
  };
  const call = (name: string, ...parts: string[]): string => {
    compiled.calls.add(name);
    if (hasDigits && name !== 'isolated') parts.push(read('digits'));
    return `${name}(${parts.join(', ')})`;
  };

  const argument = (name: string): string => {
    const { format } = placeholders[name] ?? {};
    if (format === 'isolated') return call('isolated', read(name));
    if (format === 'isolatedInLanguage') return call('isolated', read(name), quoted(language));
    return read(name);
  };

  const plural = (name: string, options: Record<string, MessageFormatElement[]>): string => {
    const exact = Object.entries(options).find(([form]) => form.startsWith('='));
    if (exact) {
      const { [exact[0]]: _, ...others } = options;
      return `${read(name)} === ${exact[0].slice(1)} ? ${whole(exact[1])} : ${plural(name, others)}`;
    }
    const forms = Object.entries(options);
    const counts = forms.some(([, form]) => form.some(({ type }) => type === TYPE.pound));
    if (forms.length === 1 && !counts) return whole(options['other'] ?? []);
    const written = forms.map(([form, elements]) => `${form}: ${whole(elements)}`).join(', ');
    return call('plural', quoted(language), read(name), `{ ${written} }`);
  };

  const select = (name: string, options: Record<string, MessageFormatElement[]>): string => {
    const { other = [], ...cases } = options;
    const written = Object.entries(cases).map(([value, elements]) => `${quoted(value)}: ${whole(elements)}`);
    const table = `{ ${written.join(', ')} }`;
    if (placeholders[name]?.type) return `(${table} as Record<string, string>)[${read(name)}] ?? ${whole(other)}`;
    if (other.length > 0) throw new Error(`{${name}} has cases and another one: say its type`);
    compiled.cases.set(name, Object.keys(cases));
    return `${table}[${read(name)}]`;
  };

  const single = (element: MessageFormatElement): string => {
    const values = (options: Record<string, { value: MessageFormatElement[] }>) =>
      Object.fromEntries(Object.entries(options).map(([name, { value }]) => [name, value]));
    if (element.type === TYPE.argument) return argument(element.value);
    if (element.type === TYPE.number) return call('formatNumber', quoted(language), read(element.value));
    if (element.type === TYPE.date) return call('formatDate', quoted(language), read(element.value));
    if (element.type === TYPE.plural) return plural(element.value, values(element.options));
    if (element.type === TYPE.select) return select(element.value, values(element.options));
    throw new Error('Only parameters, numbers, dates, plurals and cases are known');
  };

  function whole(elements: MessageFormatElement[]): string {
    const pieces = elements.map((element) =>
      element.type === TYPE.literal
        ? element.value
        : element.type === TYPE.pound
          ? '#'
          : { expression: single(element), isName: element.type === TYPE.argument },
    );
    if (pieces.every((piece) => typeof piece === 'string')) return quoted(pieces.join(''));
    const [first] = pieces;
    // A parameter alone may be a number.
    if (pieces.length === 1 && typeof first === 'object' && !first.isName) return first.expression;
    return `\`${pieces.map((piece) => (typeof piece === 'string' ? inTemplate(piece) : `\${${piece.expression}}`)).join('')}\``;
  }

  compiled.expression = whole(parseText(text));
  return compiled;
}
