/** A paragraph, a list, or a list of names with their explanations. */
export type LegalBlock = string | readonly string[] | { terms: readonly { name: string; text: string }[] };

export interface LegalSection {
  /** Its anchor. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalText {
  /** What stands before the first heading; its first paragraph is also for search engines. */
  lead: readonly LegalBlock[];
  sections: readonly LegalSection[];
}

const term = /^- (.+?) :: (.+)$/;

function blockOf(lines: readonly string[]): LegalBlock {
  if (!lines.every((line) => line.startsWith('- '))) return lines.join(' ');
  const terms = lines.flatMap((line) => {
    const [, name, text] = term.exec(line) ?? [];
    return name && text ? [{ name, text }] : [];
  });
  return terms.length === lines.length ? { terms } : lines.map((line) => line.slice(2));
}

const blocksOf = (text: string): LegalBlock[] =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter((line) => line !== ''))
    .filter((lines) => lines.length > 0)
    .map(blockOf);

/**
 * A legal text as administrators write it: `## ` begins a section, lines with `- ` are a list, `- name :: text` explains
 * names, an empty line parts paragraphs. Sections of both languages have the same anchors, by their order (PUB-4).
 */
export function legalTextOf(text: string): LegalText {
  const [lead = '', ...rest] = text.split(/^## /m);
  return {
    lead: blocksOf(lead),
    sections: rest.map((section, at) => {
      const [title = '', ...lines] = section.split('\n');
      return { id: `section-${at + 1}`, title: title.trim(), blocks: blocksOf(lines.join('\n')) };
    }),
  };
}
