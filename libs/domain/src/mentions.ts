import { communityLimits } from './community.ts';
import { normalizeText } from './search/normalize.ts';

const fences = /^(```|~~~)[^]*?^\1/gm;
const inlineCode = /`[^`\n]+`/g;

/** Marks that only steer direction or breaking: keyboards and other pages put them around names, where nobody sees them. */
const unseen = String.raw`\u00AD\u061C\u200B\u200D-\u200F\u202A-\u202E\u2060-\u2069\uFEFF`;
/** A sign of a name, tatweel and unseen marks among them. */
const sign = String.raw`(?:[\p{L}\p{M}\p{N}_\u200C${unseen}]|[-'’](?=\p{L}))`;
const blank = String.raw`\p{Zs}`;
/** @ as any keyboard types it, as a pattern of JavaScript and of PostgreSQL. */
export const callSign = '[@\uFE6B\uFF20]';
/** What lengthens or marks a letter. */
const fill = String.raw`[\u0640\p{M}${unseen}]{0,4}`;
/** What Arabic writes together with the name behind it: و and ف, then a preposition, with an article or without. */
const joined = `(?:[وف]${fill})?(?:ي${fill}ا${fill}|(?:[بك]${fill})?ا${fill}ل${fill}|ل${fill}ل${fill}|[بلك]${fill})?`;
/** Neither behind another word, as in an address of mail, nor behind the path of an address of the web. */
const start = String.raw`(?<![\p{L}\p{M}\p{N}@][_${unseen}]{0,4})(?<![.:]\S{0,60}/)${joined}[\u0640${unseen}]{0,9}${callSign}`;
/** Words that follow after a blank may belong to the name. */
const mention = new RegExp(`${start}(${sign}{2,60})(?=((?:${blank}{1,3}${sign}{1,40}){0,4}))`, 'gu');
/** What stands before the cursor; three words at most, for beyond these somebody goes on writing. */
const beingTyped = new RegExp(`${start}((?:${sign}{1,60}(?:${blank}${sign}{1,40}){0,2}${blank}?)?)$`, 'u');
const unseenMarks = new RegExp(`[${unseen}]`, 'gu');
/** Emphasis of Markdown and marks around a name, which are no part of it. */
const around = String.raw`[_\p{Zs}\u200C${unseen}]`;
const leading = new RegExp(`^${around}*`, 'u');
const trailing = new RegExp(`(?<!${around})${around}+$`, 'u');
/** Longer than any call that is being typed. */
const TYPED_MAXIMUM = 160;

/** Ways to read a call, the longest first: a name with `_` for a blank inside it, and where it ends behind the sign @. */
type Ways = { name: string; end: number }[];

function waysOf(name: string, after: string): Ways {
  const ends = [...after.matchAll(/\P{Zs}+/gu)].map(({ index, 0: word }) => index + word.length);
  return [0, ...ends]
    .map((end) => (name + after.slice(0, end)).replace(trailing, ''))
    .map((read) => ({ name: mentionOf(read.replace(leading, '').replace(unseenMarks, '')), end: read.length }))
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
    const written = `${name}${after}`;
    if (calls.has(written)) continue;
    const ways = waysOf(name, after).map((way) => way.name);
    if (ways.at(-1)!.length > 1) calls.set(written, ways);
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
  return { from, typed: name.replace(unseenMarks, '').replaceAll(/[_\p{Zs}]/gu, ' ') };
}

/** The text with every call of somebody who bears one of `names`, in whatever spelling, being one of `instead` (PRF-4). */
export function withoutCalls(text: string, names: readonly string[], instead: string): string {
  const keys = new Set(names.map(mentionKey));
  let left = '';
  let done = 0;
  for (const { 0: whole, 1: name = '', 2: after = '', index } of text.matchAll(mention)) {
    const way = waysOf(name, after).find((one) => keys.has(mentionKey(one.name)));
    if (!way) continue;
    const named = index + whole.length - name.length;
    const from = named + (leading.exec(name)?.[0].length ?? 0);
    left += text.slice(done, from) + instead;
    done = named + way.end;
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
