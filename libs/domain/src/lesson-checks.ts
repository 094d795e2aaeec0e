/** An option of a check; its reason is told once it was chosen, and may be empty. */
export interface CheckOption {
  words: string;
  isRight: boolean;
  reason: string;
}

/** A question inside a lesson's text, judged by who reads it; all words are inline Markdown. */
export interface Check {
  question: string;
  options: CheckOption[];
  /** Empty where there is none. */
  hint: string;
}

/** What a block lacks before it is a check. */
export type CheckFault = 'question' | 'options' | 'words' | 'right' | 'line';

export const checkOptions = { least: 2, most: 6 };

/** Editors of Arabic text write marks of direction before signs. */
const unseen = /^[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/;
const optionLine = /^[-*+][ \t\u00a0]+\[([ xX]?)\](?:\s+(.*))?$/;

const joined = (before: string, line: string): string => (before ? `${before}\n${line}` : line);

function faultOf({ question, options }: Check): CheckFault | undefined {
  if (!question) return 'question';
  if (options.length < checkOptions.least || options.length > checkOptions.most) return 'options';
  if (options.some(({ words }) => words === '')) return 'words';
  return options.filter(({ isRight }) => isRight).length === 1 ? undefined : 'right';
}

/**
 * Reads the block ```` ```check ```` of a lesson (QZT-1): the question, `- [ ]` for each option and `- [x]` for the right
 * one, below each its reason, indented, and `> ` before a hint.
 */
export function readCheck(block: string): { check: Check } | { fault: CheckFault } {
  const check: Check = { question: '', options: [], hint: '' };
  for (const written of block.split(/\r\n?|\n/)) {
    const line = written.replace(unseen, '');
    const words = line.trim().replace(unseen, '');
    if (words === '') continue;
    const option = optionLine.exec(words);
    const last = check.options.at(-1);
    if (option)
      check.options.push({ words: (option[2] ?? '').trim(), isRight: /x/i.test(option[1] ?? ''), reason: '' });
    else if (words.startsWith('>')) check.hint = joined(check.hint, words.slice(1).trim());
    else if (!last) check.question = joined(check.question, words);
    else if (/^\s/.test(line)) last.reason = joined(last.reason, words);
    else return { fault: 'line' };
  }
  const fault = faultOf(check);
  return fault ? { fault } : { check };
}
