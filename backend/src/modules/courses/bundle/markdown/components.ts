import type { Language } from '@masar/i18n';
import type { CodeVault } from './code-vault.js';
import type { Tag } from './tags.js';

/** What stands around a component while it is turned into Markdown. */
export interface Context {
  language: Language;
  vault: CodeVault;
  /** Letters that a text may have on its way. */
  maximum: number;
}

type Rendering = (content: string, tag: Tag, context: Context) => string;

const labels = {
  ar: {
    learn: 'ماذا ستتعلّم',
    recap: 'الخلاصة',
    challenges: 'تمارين',
    hint: 'تلميح',
    solution: 'الحل',
    deepDive: 'للتعمّق',
    wip: 'قيد الإعداد',
  },
  en: {
    learn: 'What you will learn',
    recap: 'Recap',
    challenges: 'Challenges',
    hint: 'Hint',
    solution: 'Solution',
    deepDive: 'Deep dive',
    wip: 'In progress',
  },
} as const;
type Label = keyof (typeof labels)['ar'];

const block = (content: string): string => `\n\n${content.trim()}\n\n`;
const nothing: Rendering = () => '';
const contentOnly: Rendering = (content) => content;
const ownParagraph: Rendering = (content) => block(content);

/** A heading before the content. */
const titled =
  (label: Label): Rendering =>
  (content, _tag, { language }) =>
    block(`## ${labels[language][label]}\n\n${content.trim()}`);

/** A box in GitHub's form; headings inside become bold lines, so that the page keeps its outline. */
const callout =
  (kind: 'NOTE' | 'TIP' | 'WARNING', label?: Label): Rendering =>
  (content, _tag, { language }) => {
    const title = label ? `**${labels[language][label]}**\n\n` : '';
    const text = (title + content.trim())
      .replace(/^#{1,6}[ \t](.*\S.*)$/gm, (_, title: string) => `**${title.trim()}**`)
      .replace(/\n{3,}/g, '\n\n');
    return block([`[!${kind}]`, ...text.split('\n')].map((line) => `> ${line}`.trimEnd()).join('\n'));
  };

/** What a picture shows, in words; the pictures themselves are not part of a bundle. */
const described: Rendering = (content, tag) => {
  const alt = tag.attribute('alt')?.trim() ?? '';
  return block([...(alt ? [`*${alt.replace(/([*_[\]<>\\])/g, '\\$1')}*`] : []), content.trim()].join('\n\n'));
};

/** Output of a console or terminal: its text without the escapes that Markdown needed. */
const output =
  (language: 'text' | 'bash'): Rendering =>
  (content, _tag, { vault, maximum }) => {
    const text = vault
      .restore(content.trim(), maximum)
      .replace(/&#96;/g, '`')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&')
      .replace(/\\([`*_<>{}[\]])/g, '$1');
    return text.includes('```') ? block(content) : block(vault.keep(`\`\`\`${language}\n${text}\n\`\`\``));
  };

const emphasised =
  (mark: string): Rendering =>
  (content) =>
    content.trim() === '' ? '' : mark + content.trim() + mark;

const heading =
  (level: number): Rendering =>
  (content) =>
    block(`${'#'.repeat(level)} ${content.replace(/\s+/g, ' ').trim()}`);

const link: Rendering = (content, tag) => {
  const address = tag.attribute('href') ?? '';
  return /^[^\s()<>]+$/.test(address) ? `[${content.trim()}](${address})` : content;
};

/** Components of course texts; a component that is not here keeps its content. */
const components: Record<string, Rendering> = {
  YouWillLearn: titled('learn'),
  Recap: titled('recap'),
  Challenges: titled('challenges'),
  Note: callout('NOTE'),
  DeepDive: callout('NOTE', 'deepDive'),
  Pitfall: callout('WARNING'),
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
  MathI: emphasised('*'),
  Math: contentOnly,
  CodeStep: contentOnly,
  Recipes: (content, tag) =>
    block([...(tag.attribute('titleText') ? [`#### ${tag.attribute('titleText')}`] : []), content.trim()].join('\n\n')),
  InlineToc: nothing,
};

/** Elements of HTML that have a Markdown form, and those whose content is no text. */
const elements: Record<string, Rendering> = {
  img: described,
  br: () => ' ',
  hr: () => '\n\n---\n\n',
  b: emphasised('**'),
  strong: emphasised('**'),
  i: emphasised('*'),
  em: emphasised('*'),
  s: emphasised('~~'),
  del: emphasised('~~'),
  a: link,
  li: (content) => `\n- ${content.trim()}`,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, heading(level)])),
  ...Object.fromEntries(
    ['p', 'div', 'section', 'article', 'blockquote', 'ul', 'ol', 'details', 'summary', 'figure', 'table', 'pre'].map(
      (name) => [name, ownParagraph],
    ),
  ),
  ...Object.fromEntries(
    ['script', 'style', 'iframe', 'object', 'svg', 'noscript', 'template', 'textarea', 'head', 'title'].map((name) => [
      name,
      nothing,
    ]),
  ),
};

/** The Markdown of a component or element with its content. */
export function render(tag: Tag, content: string, context: Context): string {
  if (/^[A-Z]/.test(tag.name)) {
    const component = Object.hasOwn(components, tag.name) ? components[tag.name] : undefined;
    return component ? component(content, tag, context) : content.includes('\n') ? block(content) : content;
  }
  const element = Object.hasOwn(elements, tag.name.toLowerCase()) ? elements[tag.name.toLowerCase()] : undefined;
  return element ? element(content, tag, context) : content;
}
