import type { DataLanguage, ImportRemarkKind } from '@masar/i18n';
import type { Surroundings } from './surroundings.js';

const inline =
  /(?<!\\)(!?)\[((?:[^[\]\\]|\\.|\[(?:[^[\]\\]|\\.)*\])*)\]\(\s{0,20}(<[^<>\n]*>|[^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*)(\s{1,20}(?:"[^"\n]{0,500}"|'[^'\n]{0,500}'))?\s{0,20}\)/g;
/** An address by its name; a footnote looks alike and is none. */
const definition = /^([ \t>]{0,8}\[(?!\^)[^\]\n]+\]:[ \t]*)(\S+)(.*)$/gm;
/** `<info:closure>`: a chapter by its name, whose title stands there. */
const reference = /(?<!\\)<((?:info|task|article|lesson|ref):[^\s<>]+)>/g;
const hostName = /\b(?:https?:\/\/)?((?:[a-z0-9-]{1,63}\.){1,10}[a-z]{2,63})(?=[/\s,;]|$)/gi;

/** The site that a course came from, for its relative links: the host of the language, else the first one named. */
export function siteOf(source: string | null | undefined, language: DataLanguage): string | undefined {
  const hosts = [...(source ?? '').matchAll(hostName)].map((match) => (match[1] ?? '').toLowerCase());
  const foreign = (host: string) => /^(ar|en)\./.test(host) && !host.startsWith(`${language}.`);
  const host = hosts.find((each) => each.startsWith(`${language}.`)) ?? hosts.find((each) => !foreign(each));
  return host && `https://${host}`;
}

/** Where the links of a text may lead. */
export interface LinkPlaces extends Surroundings {
  site: string | undefined;
  /** Tells the line of a place in this text. */
  linesIn(text: string): (place: number) => number;
}

/**
 * Links to other sites, to lessons of the course and within the text stay, links within the source become absolute, and
 * all others give way to their text. Pictures are those of the course or of other sites.
 */
export function withSafeLinks(written: string, places: LinkPlaces): string {
  const text = withNamedReferences(written, places);
  const lineAt = places.linesIn(text);
  const linked = text.replace(
    inline,
    (_whole, image: string, label: string, given: string, title: string | undefined, place: number) => {
      const address = given.replace(/^<|>$/g, '');
      const target = image ? pictureTarget(address, places) : linkTarget(address, places);
      const words = image ? label : withSafeLinks(label, { ...places, linesIn: () => () => lineAt(place) });
      const tell = (kind: ImportRemarkKind) => places.remark(kind, lineAt(place), address);
      if (target === undefined) {
        tell(image ? 'missing_picture' : 'dead_link');
        return image ? asWords(label) : words;
      }
      if (image && label.trim() === '') tell('picture_without_alt');
      if (image && places.isChangedPicture(address)) tell('changed_picture');
      if (!image && places.isDeadAnchor(target)) tell('dead_anchor');
      return `${image}[${words}](${target === address ? given : target}${title ?? ''})`;
    },
  );
  return withSafeDefinitions(linked, places);
}

/** References as links under the title of what they name, or under the name itself. */
const withNamedReferences = (text: string, places: Pick<LinkPlaces, 'lessonTitleAt'>): string =>
  text.replace(reference, (_whole, address: string) => {
    const words = places.lessonTitleAt(address) ?? address.replace(/^\w+:|#.*$/g, '');
    return `[${words.replace(/([*_[\]<>\\`])/g, '\\$1')}](${address})`;
  });

function withSafeDefinitions(text: string, places: LinkPlaces): string {
  const lineAt = places.linesIn(text);
  return text.replace(definition, (_whole, start: string, given: string, rest: string, place: number) => {
    const address = given.replace(/^<|>$/g, '');
    const target = linkTarget(address, places) ?? pictureTarget(address, places);
    if (target !== undefined) return start + (target === address ? given : target) + rest;
    places.remark('dead_link', lineAt(place), address);
    return '';
  });
}

const isAbsolute = (address: string): boolean => /^(https?:\/\/|mailto:)/i.test(address);

/** Where a link leads; undefined for what must not stay a link. */
export function linkTarget(address: string, places: Omit<LinkPlaces, 'linesIn'>): string | undefined {
  if (isAbsolute(address) || /^#[^\s()<>]+$/.test(address)) return address;
  const lesson = places.lessonAt(address);
  if (lesson !== undefined) return lesson;
  const [, named] = /^info:(.+)$/.exec(address) ?? [];
  const path = named === undefined ? address : `/${named}`;
  return places.site && /^\/(?!\/)/.test(path) ? places.site + path : undefined;
}

export const pictureTarget = (address: string, places: Pick<LinkPlaces, 'pictureAt'>): string | undefined =>
  /^https?:\/\//i.test(address) ? address : places.pictureAt(address);

/** A picture that is not there, in words. */
const asWords = (label: string): string => (label.trim() ? `*${label.trim().replace(/(?<!\\)([*_])/g, '\\$1')}*` : '');
