import { CodeVault } from './code-vault.js';
import { RefusedText } from './refused-text.js';
import { splitTags, withBlankComments } from './tags.js';

interface OpenTag {
  name: string;
  line: number;
  inner: Nest;
}

/** How deep tags stand in each other, and the line of the innermost. */
interface Nest {
  depth: number;
  line: number;
}

const flat: Nest = { depth: 0, line: 0 };
const deeper = (one: Nest, other: Nest): Nest => (other.depth > one.depth ? other : one);

/**
 * Refuses tags and quotes inside each other beyond `maximum`, by the line of the innermost (SEC-14): each level writes
 * its sign before every line within. Tags that are never closed count nothing, code and comments neither.
 */
export function assertShallow(text: string, maximum: number): void {
  const vault = new CodeVault();
  const visible = withBlankComments(vault.protect(text));
  assertShallowQuotes(visible, vault, maximum);
  const open: OpenTag[] = [];
  const openNames = new Map<string, number>();
  const count = (name: string, by: number) => openNames.set(name, (openNames.get(name) ?? 0) + by);
  let line = 1;

  /** Takes tags away up to the one of this name; what stood in those without an end stands in that one. */
  const close = (name: string): void => {
    let inner = flat;
    for (let tag = open.pop(); tag; tag = open.pop()) {
      count(tag.name, -1);
      inner = deeper(inner, tag.inner);
      if (tag.name !== name) continue;
      const nest = { depth: inner.depth + 1, line: inner.line || tag.line };
      if (nest.depth > maximum) throw new RefusedText('bundle.too_deep', { line: nest.line, max: maximum });
      const outer = open.at(-1);
      if (outer) outer.inner = deeper(outer.inner, nest);
      return;
    }
  };

  for (const part of splitTags(visible)) {
    if (typeof part === 'string') line += vault.linesOf(part);
    else {
      if (part.isClosing && openNames.get(part.name)) close(part.name);
      if (!part.isClosing && !part.isEmpty) {
        open.push({ name: part.name, line, inner: flat });
        count(part.name, 1);
      }
      line += part.lines;
    }
  }
}

function assertShallowQuotes(visible: string, vault: CodeVault, maximum: number): void {
  const tooDeep = new RegExp(`^(?:[ \\t]{0,8}>){${maximum + 1}}`, 'm').exec(visible);
  if (!tooDeep) return;
  const line = 1 + vault.linesOf(visible.slice(0, tooDeep.index));
  throw new RefusedText('bundle.too_deep', { line, max: maximum });
}
