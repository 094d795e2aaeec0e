import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from './data-folder.js';

type Language = 'ar' | 'en';

/** Something that several people ask or tell, each about a thing of their own. */
export interface Topic {
  language: Language;
  /** `news` comes from the team. */
  kind: 'question' | 'news';
  titles: string[];
  /** By the name of their place in the texts, e.g. `{a}`; the values of one index belong together. */
  slots: Record<string, string[]>;
  body: string;
  /** Answers to exactly this. */
  replies: string[];
}

/** Sentences that fit anywhere, by what they are for. */
export type Phrases = Record<string, string[]>;

const read = (file: string): string => readFileSync(join(dataFolder, 'community', file), 'utf8').trim();

/** The topics of one forum; the format is that of the files themselves. */
export function readTopics(forum: string): Topic[] {
  return read(`${forum}.txt`)
    .split(/\n\n(?=(?:kind|title): )/)
    .map(parseTopic);
}

function parseTopic(text: string): Topic {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => !/^(kind|title|lang|[ab]): /.test(line));
  const header = lines.slice(0, start).map((line) => /^(\w+): (.*)$/.exec(line)?.slice(1) ?? []);
  const values = (name: string) => header.filter(([key]) => key === name).map(([, value = '']) => value);
  const replyStart = lines.findIndex((line) => line.startsWith('> '));
  const slots = ['a', 'b'].flatMap((name) => values(name).map((list) => [name, list.split(' | ')] as const));
  return {
    language: values('lang')[0] === 'en' ? 'en' : 'ar',
    kind: values('kind')[0] === 'news' ? 'news' : 'question',
    titles: values('title'),
    slots: Object.fromEntries(slots),
    body: lines.slice(start, replyStart).join('\n').trim(),
    replies: parseReplies(lines.slice(replyStart)),
  };
}

/** Every `> ` line begins a reply, unless an empty `>` line leads on to it. */
function parseReplies(lines: readonly string[]): string[] {
  const replies: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    const text = line.replace(/^> ?/, '');
    const last = replies.length - 1;
    if (isOpen && last >= 0) replies[last] += `\n${text}`;
    else if (text === '') replies[last] += '\n';
    else replies.push(text);
    const fences = (replies.at(-1)?.match(/```/g) ?? []).length;
    isOpen = fences % 2 === 1 || text === '' || text === '```';
  }
  return replies;
}

export function readPhrases(language: Language): Phrases {
  const sections = read(`replies.${language}.txt`).split(/^# /m).slice(1);
  return Object.fromEntries(
    sections.map((section) => {
      const [name = '', ...lines] = section.trim().split('\n');
      return [name, lines];
    }),
  );
}
