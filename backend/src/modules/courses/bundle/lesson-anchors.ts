import { headingAnchor } from '@masar/domain';

const heading = /^[ \t>]{0,40}#{1,6}[ \t]+(.*)$/gm;
const named = /(?:\{#|\[#|\{\/\*[ \t]*|\b(?:id|name)=["'])([\p{L}\p{N}_.-]{1,100})/gu;
/** What stands after the words of a heading: its anchor in one of several dialects, or closing signs. */
const ending = /[ \t]*(?:\{#[^{}]*\}|\[#[^[\]]*\]|\{\/\*[^{}]*\*\/\}|#+)[ \t]*$/;

/** Every place of a text, as it was written, that a link may name. */
export function anchorsIn(text: string): Set<string> {
  const headings = [...text.matchAll(heading)].map(([, title = '']) =>
    headingAnchor(
      title
        .slice(0, 300)
        .replace(ending, '')
        .replace(/\]\([^()]*\)|[`*~[\]]/g, ''),
    ),
  );
  return new Set([...headings, ...[...text.matchAll(named)].map(([, name = '']) => name)]);
}
