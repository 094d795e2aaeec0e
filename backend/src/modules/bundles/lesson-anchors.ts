import { anchorsOf } from '@masar/domain';

const heading = /^[ \t>]{0,40}#{1,6}[ \t]+(.*)$/gm;
const named = /(?:\{#|\[#|\{\/\*[ \t]*|\b(?:id|name)=["'])([\p{L}\p{N}_.-]{1,100})/gu;
/** The anchor that an author named behind a heading. */
const own = /(?<![ \t])[ \t]*(?:\{#[^{}]*\}|\[#[^[\]]*\])[ \t]*$/;
/** Closing signs, or an anchor in a dialect that becomes ours. */
const ending = /(?<![ \t#])[ \t]*(?:\{\/\*[^{}]*\*\/\}|#+)[ \t]*$/;

/** Every place of a text, as it was written, that a link may name: as the player names them, and ids of other dialects. */
export function anchorsIn(text: string): Set<string> {
  const headings = [...text.matchAll(heading)].map(([, title = '']) => withoutMarks(title.slice(0, 300)));
  return new Set([...anchorsOf(headings), ...[...text.matchAll(named)].map(([, name = '']) => name)]);
}

function withoutMarks(title: string): string {
  const [anchor = ''] = own.exec(title) ?? [];
  const words = title.slice(0, title.length - anchor.length).replace(ending, '');
  return words.replace(/\]\([^()]*\)|[`*~[\]]/g, '') + anchor;
}
