import { partId } from '../part-ids.js';
import { readInto, type ReadQuestions, Unreadable } from '../read-questions.js';
import { foreignText } from '../texts/foreign-text.js';

const choice = /^\s*([A-Z])[.)]\s+(.*)$/;
const key = /^\s*ANSWER\s*:\s*([A-Z])\s*$/i;

/** Whether a text is Aiken: a line for each choice, and one that says which is right. */
export const isAiken = (text: string): boolean =>
  /^[^\S\n]*ANSWER[^\S\n]*:[^\S\n]*[A-Z][^\S\n]*$/im.test(text) && /^[^\S\n]*[A-Z][.)]\s/m.test(text);

/** Moodle's simplest format: a question, its choices `A. …`, and `ANSWER: B`. */
export function readAiken(text: string): ReadQuestions {
  const result: ReadQuestions = { questions: [], skipped: [] };
  let asked: string[] = [];
  let choices: { letter: string; words: string }[] = [];
  let from = 1;
  const end = (right: string | undefined) => {
    const [words, all] = [asked.join('\n').trim(), choices];
    if (words !== '' || all.length > 0) readInto(result, String(from), () => question(words, all, right));
    asked = [];
    choices = [];
  };
  text.split(/\r\n|\r|\n/).forEach((line, at) => {
    const [, letter, words = ''] = choice.exec(line) ?? [];
    const right = key.exec(line)?.[1]?.toUpperCase();
    if (right !== undefined) return end(right);
    if (letter !== undefined && asked.length > 0) return void choices.push({ letter, words });
    if (line.trim() === '') return;
    if (choices.length > 0) end(undefined);
    if (asked.length === 0) from = at + 1;
    asked.push(line);
  });
  end(undefined);
  return result;
}

function question(words: string, choices: { letter: string; words: string }[], right: string | undefined) {
  if (choices.length === 0) throw new Unreadable('text-only', words.slice(0, 80));
  if (!choices.some(({ letter }) => letter === right)) throw new Unreadable('no-key', words.slice(0, 80));
  const losses: never[] = [];
  const options = choices.map((each, at) => ({
    id: partId('o', at),
    text: foreignText('auto', each.words, losses),
    weight: each.letter === right ? 100 : 0,
  }));
  const prompt = foreignText('auto', words, losses);
  return {
    name: '',
    tags: [],
    losses,
    question: { id: '', kind: 'single' as const, prompt, points: 1, options, shuffles: true },
  };
}
