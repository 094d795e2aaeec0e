import { boxLabels } from './box-labels.messages.js';
import type { CodeVault } from './code-vault.js';
import { block, type Rendering } from './rendering.js';

type Label = keyof (typeof boxLabels)['ar'];

/** A heading before the content. */
export const titled =
  (label: Label): Rendering =>
  (content, _tag, { language }) =>
    block(`## ${boxLabels[language][label]}\n\n${content.trim()}`);

/** A box in GitHub's form; headings inside become bold lines, so that the page keeps its outline. */
export const callout =
  (kind: 'NOTE' | 'TIP' | 'IMPORTANT' | 'WARNING' | 'CAUTION', label?: Label): Rendering =>
  (content, _tag, { language, vault }) => {
    const title = label ? `**${boxLabels[language][label]}**\n\n` : '';
    const text = (title + content.trim())
      .replace(/^#{1,6}[ \t](.*\S.*)$/gm, (_, title: string) => boldTitle(title.trim(), vault))
      .replace(/\n{3,}/g, '\n\n');
    return block([`[!${kind}]`, ...text.split('\n')].map((line) => `> ${line}`.trimEnd()).join('\n'));
  };

function boldTitle(title: string, vault: CodeVault): string {
  const [, words, anchor] = /^(.*\S)[ \t]{1,40}\{#([^\s{}]{1,100})\}$/.exec(title) ?? [];
  return words && anchor ? `${vault.keep(`<a id="${anchor}"></a>`)}**${words}**` : `**${title}**`;
}
