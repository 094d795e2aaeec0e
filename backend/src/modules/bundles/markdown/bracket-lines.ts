import type { OnRemark } from './surroundings.js';

/** `[cut]`, `[codetabs src="tabs"]`, `[/compare]`: what publishers put where their own site shows something. */
const command = /^([ \t>]{0,40})\[(\/?[a-z][\w-]{1,30})((?:[ \t][^[\]\n]*)?)\][ \t]*$/;
/** `{% endhint %}`, `{{< youtube 1 >}}`, `[[toc]]`, `[TOC]`: the same of site generators. */
const template = /^[ \t>]{0,40}(?:\{%[^\n]*%\}|\{\{[^\n]*\}\}|\[\[(?:_?TOC_?|toc)\]\]|\[TOC\])[ \t]*$/;
const address = /[ \t](?:src|href|url)=["']?([^"'\s()[\]<>]+)/;
const alternative = /[ \t](?:alt|title)="([^"]*)"/;
const hasAttribute = /[ \t][\w-]+=/;

/** Those that show something of the publisher's own site, or nothing by themselves. */
const withoutWords = new Set(
  'cut iframe codetabs sandbox demo edit example play include toc todo unfinished recent online offline compare smart warn'
    .split(' ')
    .concat([
      'head',
      'libs',
      'script',
      'style',
      'pdf',
      'video',
      'audio',
      'youtube',
      'embed',
      'summary',
      'image',
      'img',
    ]),
);

/**
 * Lines in brackets that are no Markdown (CRS-5): a picture becomes one of ours, what names an address of the web a link;
 * others are left out, or kept where they may be words, and told either way. The number of lines stays.
 */
export function withoutBracketLines(text: string, lineOf: (place: number) => number, remark: OnRemark): string {
  const defined = new Set([...text.matchAll(/^[ \t>]{0,40}\[([^\]\n]+)\]:/gm)].map(([, name]) => name?.toLowerCase()));
  let place = 0;
  return text
    .split('\n')
    .map((line) => {
      const at = place;
      place += line.length + 1;
      const found = readBracketLine(line, defined);
      if (!found) return line;
      if (found.told) remark(found.told, lineOf(at), line.trim());
      return found.instead;
    })
    .join('\n');
}

interface BracketLine {
  instead: string;
  told?: 'removed' | 'kept_as_text';
}

function readBracketLine(line: string, defined: ReadonlySet<string | undefined>): BracketLine | undefined {
  if (template.test(line)) return { instead: '', told: 'removed' };
  const [, before = '', name = '', rest = ''] = command.exec(line) ?? [];
  if (!name || defined.has(`${name}${rest}`.toLowerCase())) return undefined;
  const [, target] = address.exec(rest) ?? [];
  if (target && /^ima?ge?$/.test(name))
    return { instead: `${before}![${alternative.exec(rest)?.[1] ?? ''}](${target})` };
  if (target && /^https?:\/\//i.test(target)) return { instead: `${before}[${target}](${target})` };
  const isCommand = withoutWords.has(name.replace('/', '')) || name.startsWith('/') || hasAttribute.test(rest);
  if (isCommand) return { instead: '', told: 'removed' };
  return rest.trim() === '' ? { instead: line, told: 'kept_as_text' } : undefined;
}
