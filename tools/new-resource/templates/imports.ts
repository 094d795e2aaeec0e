/** `import { a, type B } from 'x';`, or nothing where nothing is taken. */
export const importOf = (names: Iterable<string>, from: string, isType = false): string => {
  const list = [...new Set(names)].filter(Boolean).sort();
  return list.length === 0 ? '' : `import ${isType ? 'type ' : ''}{ ${list.join(', ')} } from '${from}';\n`;
};

/** The names of the decorators in a text. */
export const decoratorsIn = (text: string): string[] => [...text.matchAll(/@(\w+)\(/g)].map(([, name]) => name!);

/** Those of the names that the text uses. */
export const usedIn = (text: string, names: readonly string[]): string[] =>
  names.filter((name) => new RegExp(`(?<![\\w'.])${name}(?!\\w)`).test(text));
