import { codeBlock, codeSpan, withoutEntities } from './code-span.js';
import { block, type Context, type Rendering } from './rendering.js';

/** Letters of code that stood between tags: without the escapes that Markdown and HTML needed. */
const codeIn = (content: string, { vault, maximum }: Context): string =>
  withoutEntities(vault.restore(content, maximum)).replace(/\\([`*_<>{}[\]])/g, '$1');

/** Output of a console or terminal. */
export const output =
  (language: 'text' | 'bash'): Rendering =>
  (content, _tag, context) => {
    const text = codeIn(content.trim(), context);
    return text.includes('```') ? block(content) : block(context.vault.keep(`\`\`\`${language}\n${text}\n\`\`\``));
  };

/** Code between tags: a span, or a block where it has lines. */
export const code: Rendering = (content, tag, context) => {
  const text = codeIn(content, context);
  if (text.trim() === '') return content;
  if (!text.includes('\n')) return context.vault.keep(codeSpan(text));
  const language = /language-([\w-]+)/.exec(tag.attribute('class') ?? '')?.[1] ?? '';
  return block(context.vault.keep(codeBlock(language, text.replace(/^\n|\n$/g, ''))));
};

export const preformatted: Rendering = (content, _tag, context) => {
  if (content.trim() === '') return '';
  const [, span] = /^`([^`]+)`$/.exec(context.vault.restore(content.trim(), context.maximum)) ?? [];
  if (/^\uFDD0\d+\uFDD1$/.test(content.trim()) && span === undefined) return block(content);
  const text = span ?? codeIn(content, context);
  return block(context.vault.keep(codeBlock('', text.replace(/^\n|(?<!\s)\s+$/g, ''))));
};
