import { tagsOf } from './html-tags.js';

/** Words in one language, by its first letters: `ar`, `en`, `other`, or any that a course has. */
export interface LanguageBlock {
  language: string;
  words: string;
}

interface Place extends LanguageBlock {
  from: number;
  to: number;
}

/** A text cut where it is for one language only; blocks with nothing between them say the same. */
export function blocksOfLanguages(text: string): (string | LanguageBlock[])[] {
  const places = [...mlangBlocks(text), ...spans(text)].toSorted((one, other) => one.from - other.from);
  const pieces: (string | LanguageBlock[])[] = [];
  let at = 0;
  for (const { from, to, ...block } of places) {
    if (from < at) continue;
    const between = text.slice(at, from);
    const last = pieces.at(-1);
    at = to;
    if (Array.isArray(last) && /^(?:\s|&nbsp;)*$/.test(between)) {
      last.push(block);
      continue;
    }
    if (between !== '') pieces.push(between);
    pieces.push([block]);
  }
  if (at < text.length) pieces.push(text.slice(at));
  return pieces;
}

const shortened = (language: string): string => language.trim().toLowerCase().split(/[-_]/)[0] ?? '';

/** `{mlang ar}…{mlang}`, also `{mlang ar,ku}`, of the filters that Moodle's sites add. */
function mlangBlocks(text: string): Place[] {
  const places: Place[] = [];
  let open: { language: string; from: number; words: number } | undefined;
  for (const mark of text.matchAll(/\{\s{0,20}mlang(?:(?:\s|&nbsp;){1,20}([\w,\s-]{1,60}?)\s{0,20})?\}/gi)) {
    const to = mark.index + mark[0].length;
    const languages = mark[1]?.split(',').map(shortened) ?? [];
    const begun = {
      language: languages.find((each) => each === 'ar' || each === 'en') ?? languages[0] ?? '',
      from: mark.index,
      words: to,
    };
    const end = open && { ...open, words: text.slice(open.words, mark.index) };
    // A block that nothing ends reaches to the next.
    if (end)
      places.push({
        language: end.language,
        words: end.words,
        from: end.from,
        to: mark[1] === undefined ? to : mark.index,
      });
    open = mark[1] === undefined ? undefined : begun;
  }
  if (open) places.push({ language: open.language, words: text.slice(open.words), from: open.from, to: text.length });
  return places;
}

/** `<span lang="ar" class="multilang">`, its attributes in any order, and the `<lang lang="ar">` of older courses. */
function spans(text: string): Place[] {
  if (!/multilang|<lang\s/i.test(text)) return [];
  const tags = tagsOf(text);
  return tags.flatMap(({ name, attributes, isClosing, at, end, partner }) => {
    if (isClosing || partner === undefined) return [];
    const isBlock =
      name === 'lang' ||
      (name === 'span' && /\bclass\s{0,9}=\s{0,9}["']?[^"'>]{0,200}?\bmultilang\b/i.test(attributes));
    const language = /\blang\s*=\s*["']?([\w-]+)/i.exec(attributes)?.[1];
    const last = tags[partner]!;
    return isBlock && language
      ? [{ language: shortened(language), words: text.slice(end, last.at), from: at, to: last.end }]
      : [];
  });
}
