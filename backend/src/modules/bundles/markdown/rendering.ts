import type { DataLanguage, ImportRemarkKind } from '@masar/i18n';
import type { CodeVault } from './code-vault.js';
import type { Surroundings } from './surroundings.js';
import type { Tag } from './tags.js';

/** What stands around a component while it is turned into Markdown. */
export interface Context {
  language: DataLanguage;
  vault: CodeVault;
  /** Letters that a text may have on its way. */
  maximum: number;
  /** The site that the course came from. */
  site: string | undefined;
  surroundings: Surroundings;
  /** Tells of this component. */
  remark: (kind: ImportRemarkKind, detail: string) => void;
}

/** What becomes of a component or an element with its content. */
export type Rendering = (content: string, tag: Tag, context: Context) => string;

export const block = (content: string): string => `\n\n${content.trim()}\n\n`;
export const nothing: Rendering = () => '';
export const contentOnly: Rendering = (content) => content;
export const ownParagraph: Rendering = (content) => block(content);
