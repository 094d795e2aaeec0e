import type { Language } from '@masar/i18n';

const inline =
  /(?<!\\)(!?)\[((?:[^[\]\\]|\\.|\[(?:[^[\]\\]|\\.)*\])*)\]\(\s{0,20}(<[^<>\n]*>|[^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*)(?:\s{1,20}(?:"[^"\n]{0,500}"|'[^'\n]{0,500}'))?\s{0,20}\)/g;
const definition = /^([ \t>]{0,8}\[[^\]\n]+\]:[ \t]*)(\S+)(.*)$/gm;
const hostName = /\b(?:https?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,})(?=[/\s,;]|$)/gi;

/** The site that a course came from, for its relative links: the host of the language, else the first one named. */
export function siteOf(source: string | null | undefined, language: Language): string | undefined {
  const hosts = [...(source ?? '').matchAll(hostName)].map((match) => (match[1] ?? '').toLowerCase());
  const foreign = (host: string) => /^(ar|en)\./.test(host) && !host.startsWith(`${language}.`);
  const host = hosts.find((each) => each.startsWith(`${language}.`)) ?? hosts.find((each) => !foreign(each));
  return host && `https://${host}`;
}

/** Links to other sites stay, links within the source become absolute, and all others give way to their text. */
export function withSafeLinks(text: string, site: string | undefined): string {
  return text
    .replace(inline, (_whole, image: string, label: string, given: string) => {
      const address = given.replace(/^<|>$/g, '');
      if (image)
        return isAbsolute(address) && !address.startsWith('mailto:') ? `![${label}](${address})` : asWords(label);
      const target = absolute(address, site);
      const words = withSafeLinks(label, site);
      return target ? `[${words}](${target})` : words;
    })
    .replace(definition, (_whole, start: string, address: string, rest: string) => {
      const target = absolute(address, site);
      return target ? `${start}${target}${rest}` : '';
    });
}

const isAbsolute = (address: string): boolean => /^(https?:\/\/|mailto:)/i.test(address);

function absolute(address: string, site: string | undefined): string | undefined {
  if (isAbsolute(address)) return address;
  return site && /^\/(?!\/)/.test(address) ? site + address : undefined;
}

/** A picture that is not there, in words. */
const asWords = (label: string): string => (label.trim() ? `*${label.trim().replace(/(?<!\\)([*_])/g, '\\$1')}*` : '');
