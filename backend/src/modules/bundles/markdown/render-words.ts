import { block, type Rendering } from './rendering.js';

/** Signs of emphasis stand at letters; beside other signs Markdown would not read them, so the element stays. */
export const emphasised =
  (mark: string, element: string): Rendering =>
  (content, tag, context) => {
    const text = content.trim();
    if (text === '' || /\n\s*\n/.test(text)) return content;
    const lead = content.slice(0, content.length - content.trimStart().length);
    const rest = content.slice(content.trimEnd().length);
    if (/^[\p{L}\p{N}](?:.*[\p{L}\p{M}\p{N}])?$/su.test(text)) return lead + mark + text + mark + rest;
    return lead + kept(element)(text, tag, context) + rest;
  };

/** An element that stays, within one paragraph. */
export const kept =
  (element: string): Rendering =>
  (content, _tag, { vault }) =>
    content.trim() === '' || /\n\s*\n/.test(content)
      ? content
      : vault.keep(`<${element}>`) + content + vault.keep(`</${element}>`);

export const anchorName = /^[\p{L}\p{N}_.-]{1,100}$/u;

export const heading =
  (level: number): Rendering =>
  (content, tag) => {
    const id = tag.attribute('id') ?? '';
    const anchor = anchorName.test(id) ? ` {#${id}}` : '';
    return block(`${'#'.repeat(level)} ${content.replace(/\s+/g, ' ').trim()}${anchor}`);
  };
