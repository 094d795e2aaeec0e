import { languageData } from '@masar/i18n';
import { isOtherElement, keptElements, removedElements, transparentElements } from './elements.js';
import { row } from './html-tables.js';
import { callout, titled } from './render-boxes.js';
import { code, output, preformatted } from './render-code.js';
import { described, link } from './render-links.js';
import { cellOf, item, list, quote, tableOf } from './render-lists.js';
import { emphasised, heading, kept } from './render-words.js';
import { block, contentOnly, type Context, nothing, ownParagraph, type Rendering } from './rendering.js';
import type { Tag } from './tags.js';

/** Components of course texts; a component that is not here keeps its content. */
const components: Record<string, Rendering> = {
  YouWillLearn: titled('learn'),
  Recap: titled('recap'),
  Challenges: titled('challenges'),
  Note: callout('NOTE'),
  DeepDive: callout('NOTE', 'deepDive'),
  Pitfall: callout('WARNING'),
  Tip: callout('TIP'),
  Info: callout('NOTE'),
  Important: callout('IMPORTANT'),
  Warning: callout('WARNING'),
  Caution: callout('CAUTION'),
  Danger: callout('CAUTION'),
  Deprecated: callout('WARNING'),
  Wip: callout('WARNING', 'wip'),
  UnderConstruction: callout('WARNING', 'wip'),
  Hint: callout('TIP', 'hint'),
  Solution: callout('TIP', 'solution'),
  Diagram: described,
  Illustration: described,
  Image: described,
  ConsoleBlock: output('text'),
  ConsoleBlockMulti: output('text'),
  TerminalBlock: output('bash'),
  MathI: emphasised('*', 'i'),
  Math: contentOnly,
  CodeStep: contentOnly,
  Recipes: (content, tag) =>
    block([...(tag.attribute('titleText') ? [`#### ${tag.attribute('titleText')}`] : []), content.trim()].join('\n\n')),
  InlineToc: nothing,
  // These only arrange what stands in them.
  ...Object.fromEntries(
    'Intro Sandpack SandpackRSC DiagramGroup IllustrationBlock CodeDiagram FullWidth LearnMore'
      .split(' ')
      .map((name) => [name, ownParagraph]),
  ),
};

/** Elements of HTML that have a Markdown form, and those that stay. */
const elements: Record<string, Rendering> = {
  img: described,
  br: (_content, _tag, { vault }) => vault.keep('<br>'),
  hr: () => '\n\n---\n\n',
  b: emphasised('**', 'b'),
  strong: emphasised('**', 'b'),
  i: emphasised('*', 'i'),
  em: emphasised('*', 'i'),
  s: emphasised('~~', 's'),
  strike: emphasised('~~', 's'),
  del: emphasised('~~', 's'),
  ...Object.fromEntries(['sup', 'sub', 'kbd', 'u', 'mark', 'ins', 'small'].map((name) => [name, kept(name)])),
  code,
  tt: code,
  samp: code,
  pre: preformatted,
  a: link,
  li: item,
  ul: list(() => '-'),
  ol: list((place) => `${place}.`),
  dt: (content) => block(`**${content.trim()}**`),
  dd: ownParagraph,
  summary: (content) => block(`**${content.trim()}**`),
  q: (content, _tag, { language }) => {
    const [opening, closing] = languageData[language].quotes;
    return `${opening}${content}${closing}`;
  },
  blockquote: quote,
  table: tableOf,
  tr: row,
  td: cellOf,
  th: cellOf,
  caption: ownParagraph,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, heading(level)])),
  ...Object.fromEntries(
    ['p', 'div', 'section', 'article', 'details', 'figure', 'figcaption', 'dl', 'center', 'address'].map((name) => [
      name,
      ownParagraph,
    ]),
  ),
};

const componentOf = (name: string): Rendering | undefined =>
  Object.hasOwn(components, name) ? components[name] : undefined;
const elementOf = (name: string): Rendering | undefined =>
  Object.hasOwn(elements, name.toLowerCase()) ? elements[name.toLowerCase()] : undefined;

/** Whether the name is one of ours or of HTML; others may be words of a text, as in `List<String>`. */
export function isKnown(name: string): boolean {
  if (/^[A-Z]/.test(name) && componentOf(name)) return true;
  const element = name.toLowerCase();
  return (
    elementOf(element) !== undefined ||
    keptElements.has(element) ||
    removedElements.has(element) ||
    transparentElements.has(element) ||
    isOtherElement(element)
  );
}

/** The Markdown of a component or element with its content. */
export function render(tag: Tag, content: string, context: Context): string {
  const name = tag.name.toLowerCase();
  const known = /^[A-Z]/.test(tag.name) ? (componentOf(tag.name) ?? elementOf(name)) : elementOf(name);
  if (known) return known(content, tag, context);
  if (removedElements.has(name)) {
    context.remark('removed', tag.written);
    return '';
  }
  if (!transparentElements.has(name)) context.remark('tags_removed', tag.written);
  return /^[A-Z]/.test(tag.name) && content.includes('\n') ? block(content) : content;
}
