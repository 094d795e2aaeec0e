import { communityLimits } from './community.ts';
import { normalizeText } from './search/normalize.ts';

const fences = /^(```|~~~)[^]*?^\1/gm;
const inlineCode = /`[^`\n]+`/g;

/** A sign of a name. */
const sign = String.raw`(?:[\p{L}\p{M}\p{N}_\u200C]|[-'’](?=\p{L}))`;
const blank = '[ \u00A0]';
/**
 * Not inside an address of mail or web, though a word of one letter may be joined to it as Arabic joins it: و@, لـ@.
 */
const start = String.raw`(?<![\p{L}\p{M}\p{N}_@./])[وف]?[بلك]?\u0640{0,9}@`;
/** Words that follow after a blank may belong to the name. */
const mention = new RegExp(`${start}(${sign}{2,60})(?=((?:${blank}{1,3}${sign}{1,40}){0,4}))`, 'gu');
/** What stands before the cursor; three words at most, for beyond these somebody goes on writing. */
const beingTyped = new RegExp(`${start}((?:${sign}{1,60}(?:${blank}${sign}{1,40}){0,2}${blank}?)?)$`, 'u');
/** Longer than any call that is being typed. */
const TYPED_MAXIMUM = 160;

/** Ways to read a call, the longest first: a name with `_` for a blank inside it, and how many signs it takes behind @. */
type Ways = { name: string; length: number }[];

function waysOf(name: string, after: string): Ways {
  const ends = [...after.matchAll(/[^ \u00A0]+/g)].map(({ index, 0: word }) => index + word.length);
  return [0, ...ends]
    .map((end) => ({ name: mentionOf(name + after.slice(0, end)), length: name.length + end }))
    .reverse();
}

/**
 * Names called with @ in a Markdown text, code left out: of each call what may be the name, the longest first, with `_`
 * for a blank inside it (NTF-1).
 */
export function calledNames(markdown: string): string[][] {
  const prose = markdown.replace(fences, ' ').replace(inlineCode, ' ');
  const calls = new Map<string, string[]>();
  for (const [, name = '', after = ''] of prose.matchAll(mention)) {
    const ways = waysOf(name, after).map((way) => way.name);
    calls.set(ways.join(' '), ways);
    if (calls.size === communityLimits.mentionsMaximum) break;
  }
  return [...calls.values()];
}

/** The call that somebody is typing, by the text before the cursor: where its @ stands, and what of the name is there. */
export function callBeingTyped(before: string): { from: number; typed: string } | undefined {
  const skipped = Math.max(0, before.length - TYPED_MAXIMUM);
  const found = beingTyped.exec(before.slice(skipped));
  if (!found) return undefined;
  const [whole, name = ''] = found;
  const from = skipped + found.index + whole.length - name.length - 1;
  return { from, typed: name.replaceAll(/[_\u00A0]/g, ' ') };
}

/** The text with every call of somebody who bears one of `names`, in whatever spelling, being one of `instead` (PRF-4). */
export function withoutCalls(text: string, names: readonly string[], instead: string): string {
  const keys = new Set(names.map(mentionKey));
  let left = '';
  let done = 0;
  for (const { 0: whole, 1: name = '', 2: after = '', index } of text.matchAll(mention)) {
    const way = waysOf(name, after).find((one) => keys.has(mentionKey(one.name)));
    if (!way) continue;
    const from = index + whole.length - name.length;
    left += text.slice(done, from) + instead;
    done = from + way.length;
  }
  return left + text.slice(done);
}

/** How a person is called with @. */
export const mentionOf = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, '_');

/** What spellings of a called name have in common: hamza, marks and letters of other keyboards make no difference. */
export const mentionKey = (name: string): string =>
  normalizeText(name)
    .trim()
    .replace(/[\s_]+/g, '_');
