import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** Markdown as elements that are well-formed XML, too; tags inside of it stay the letters that they are. */
export const markdownToXhtml = (markdown: string): string =>
  micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
    .replace(/<input type="checkbox"([^>]*)>/g, (_, rest: string) => (rest.includes('checked') ? '☑' : '☐'))
    .replace(/<(br|hr|img)((?:\s[^<>]*?)?)\s*\/?>/g, '<$1$2/>');
