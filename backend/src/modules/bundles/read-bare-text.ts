import { posix } from 'node:path';
import type { DataLanguage } from '@masar/i18n';
import { withoutFrontMatter } from './markdown/clean-markdown.js';

/** A text of a folder that says nothing of it elsewhere. */
export interface BareText {
  path: string;
  /** Path without language and ending: what the text in the other language is called too. */
  name: string;
  language: DataLanguage;
  title: string;
  /** First paragraph, without the title. */
  beginning: string;
  text: string;
}

const titleAtMost = 200;
const beginningAtMost = 2000;
/** Files that are named after their folder. */
const isUnnamed = /^(?:article|index|readme|lesson|page|text|content)$/i;

/** DataLanguage and title of a text: what its name and front matter say, else its letters and its first heading. */
export function readBareText(path: string, text: string): BareText {
  const bare = path.replace(/\.\w+$/, '');
  const [, named = bare, suffix] = /^(.*?)[._-](ar|en)$/i.exec(bare) ?? [];
  const [, before = '', folder, after = ''] = /^(.*\/|)(ar|en|arabic|english)\/(.*)$/i.exec(named) ?? [];
  const own = suffix ?? folder;
  const body = withoutFrontMatter(text);
  const name = folder ? before + after : named;
  const heading = body.split('\n').find((line) => line.startsWith('# ')) ?? '';
  return {
    path,
    name,
    language: own ? (own.toLowerCase().startsWith('ar') ? 'ar' : 'en') : languageOf(body),
    title: (frontMatterTitle(text) || plain(heading.slice(2, 1000)) || wordsOf(name))
      .slice(0, titleAtMost)
      .toWellFormed()
      .trim(),
    beginning: plain(firstParagraph(body).slice(0, 2 * beginningAtMost))
      .slice(0, beginningAtMost)
      .toWellFormed(),
    text,
  };
}

/** By the letters outside of code: Arabic courses quote much English. */
function languageOf(text: string): DataLanguage {
  const prose = text.replace(/^(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n[\s\S]*?^\1/gm, '').replace(/`[^`\n]*`/g, '');
  const arabic = prose.match(/[ء-ي]/g)?.length ?? 0;
  const latin = prose.match(/[A-Za-z]/g)?.length ?? 0;
  return arabic * 2 >= latin && arabic > 0 ? 'ar' : 'en';
}

function frontMatterTitle(text: string): string {
  const [head = ''] = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?\r?\n---/.exec(text) ?? [];
  const [, title = ''] = /^title:[ \t]*(\S.*)$/m.exec(head) ?? [];
  return title
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim();
}

const firstParagraph = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .find((part) => part !== '' && !/^(?:#|<|!\[|\[!\[|```|~~~|[-*|>])/.test(part)) ?? '';

/** Without the signs of Markdown. */
const plain = (text: string): string =>
  text
    .replace(/!?\[([^[\]\n]*)\]\([^()\n]*\)/g, '$1')
    .replace(/\{#[^{}\n]*\}|[*`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** `02-next_step` as ‘next step’; a file that has no name of its own is called like its folder. */
function wordsOf(name: string): string {
  const file = posix.basename(name);
  const own = isUnnamed.test(file) && posix.dirname(name) !== '.' ? posix.basename(posix.dirname(name)) : file;
  return (
    own
      .replace(/^[\p{Nd}\s._-]+/u, '')
      .replace(/[-_]+/g, ' ')
      .trim() || own
  );
}
