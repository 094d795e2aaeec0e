import { type AcceptedNumber, type ClozeGap, type LocalizedMarkdown, readNumber } from '@masar/domain';
import { partId } from '../part-ids.js';
import { type Loss, Unreadable } from '../read-questions.js';
import { foreignText } from '../texts/foreign-text.js';
import { fieldMark } from '../texts/gap-mark.js';
import { hasText } from '../texts/languages.js';

/** Types of Moodle's embedded answers by all their names, and what each becomes. */
const types: Record<string, 'text' | 'exact' | 'number' | 'choice' | 'several'> = {
  ...named('text', 'SHORTANSWER SA MW'),
  ...named('exact', 'SHORTANSWER_C SAC MWC'),
  ...named('number', 'NUMERICAL NM'),
  ...named('choice', 'MULTICHOICE MC MULTICHOICE_V MCV MULTICHOICE_H MCH'),
  ...named('choice', 'MULTICHOICE_S MCS MULTICHOICE_VS MCVS MULTICHOICE_HS MCHS'),
  ...named('several', 'MULTIRESPONSE MR MULTIRESPONSE_H MRH MULTIRESPONSE_S MRS MULTIRESPONSE_HS MRHS'),
};
function named<Kind>(kind: Kind, names: string): Record<string, Kind> {
  return Object.fromEntries(names.split(' ').map((name) => [name, kind]));
}

interface Embedded {
  /** The text with marks in place of its answers. */
  text: string;
  gaps: ClozeGap[];
  /** Points of the whole. */
  points: number;
}

const beginning = /\{\s*(?:([\d٠-٩۰-۹]{1,3})\s*)?:\s*([A-Z_]{2,20})\s*:/g;

/** The gaps of `Paris is in {1:SHORTANSWER:=France~*#No}` (Moodle's cloze, QB-3). */
export function readEmbedded(text: string, losses: Loss[]): Embedded {
  const gaps: ClozeGap[] = [];
  const weights: number[] = [];
  const pieces: string[] = [];
  let from = 0;
  for (const found of text.matchAll(beginning)) {
    const [whole, weight = '', type = ''] = found;
    const kind = types[type];
    if (kind === undefined || found.index < from) continue;
    const end = endOf(text, found.index + whole.length);
    if (end < 0) throw new Unreadable('broken', whole);
    const id = partId('g', gaps.length);
    gaps.push({ id, ...gapOf(kind, text.slice(found.index + whole.length, end), losses) });
    weights.push(weight === '' ? 1 : (readNumber(weight) ?? 1));
    pieces.push(text.slice(from, found.index), fieldMark(id));
    from = end + 1;
  }
  if (gaps.length === 0) throw new Unreadable('text-only');
  if (new Set(weights).size > 1) losses.push({ reason: 'points', detail: weights.join(' : ') });
  return { text: [...pieces, text.slice(from)].join(''), gaps, points: weights.reduce((sum, one) => sum + one, 0) };
}

function endOf(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '}') return at;
  }
  return -1;
}

/** Cut where the sign stands, unless a backslash is before it or it belongs to a sign of HTML such as `&#39;`. */
function cut(text: string, sign: '~' | '#'): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === sign && !(sign === '#' && /^&#(?:\d|x)/.test(text.slice(at - 1, at + 2)))) {
      pieces.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...pieces, text.slice(from)];
}

const unescaped = (text: string): string => text.replace(/\\([}{#~/"\\=])/g, '$1').trim();

interface Answer {
  words: string;
  weight: number;
  feedback: string;
}

function answersOf(raw: string): Answer[] {
  return cut(raw, '~')
    .filter((piece, at) => at > 0 || piece.trim() !== '')
    .map((piece) => {
      const [answer = '', ...said] = cut(piece.trim(), '#');
      const [, sign = '', percent] = /^(=)?\s*(?:%(-?[\d٠-٩۰-۹.,٫]{1,10})%)?/.exec(answer) ?? [];
      const given = percent === undefined ? undefined : readNumber(percent);
      if (percent !== undefined && (given === undefined || Math.abs(given) > 100))
        throw new Unreadable('broken', `%${percent}%`);
      return {
        words: unescaped(answer.replace(/^(=)?\s*(?:%-?[\d٠-٩۰-۹.,٫]{1,10}%)?/, '')),
        weight: given ?? (sign === '=' ? 100 : 0),
        feedback: unescaped(said.join('#')),
      };
    });
}

type Gap = ClozeGap extends infer Each ? (Each extends ClozeGap ? Omit<Each, 'id'> : never) : never;

function gapOf(kind: 'text' | 'exact' | 'number' | 'choice' | 'several', raw: string, losses: Loss[]): Gap {
  if (kind === 'several') throw new Unreadable('gap-of-many', raw.slice(0, 80));
  const answers = answersOf(raw);
  if (!answers.some(({ weight }) => weight > 0)) throw new Unreadable('no-key', raw.slice(0, 80));
  const note = (said: string): { feedback?: LocalizedMarkdown } => {
    const feedback = foreignText('html', said, losses);
    return hasText(feedback) ? { feedback } : {};
  };
  if (kind === 'choice') {
    const options = answers
      .map(({ words, weight, feedback }) => ({ text: foreignText('html', words, losses), weight, ...note(feedback) }))
      .filter(({ text }) => hasText(text));
    return { kind, options: options.map((option, at) => ({ id: partId('o', at), ...option })) };
  }
  const accepted = answers.filter((answer) => {
    if (answer.words === '*') losses.push({ reason: 'catch-all', detail: answer.feedback.slice(0, 80) });
    return answer.words !== '*';
  });
  const worth = ({ weight }: Answer) => {
    if (weight < 0) losses.push({ reason: 'penalty', detail: `${weight}%` });
    return { weight: Math.max(0, weight) };
  };
  if (kind === 'number')
    return {
      kind,
      accepted: accepted.map((answer) => ({ ...numberOf(answer.words), ...worth(answer), ...note(answer.feedback) })),
    };
  for (const { words } of accepted)
    if (words.includes('*')) losses.push({ reason: 'wildcard', detail: words.slice(0, 80) });
  return {
    kind: 'text',
    exact: kind === 'exact',
    accepted: accepted.map((answer) => ({ text: answer.words, ...worth(answer), ...note(answer.feedback) })),
  };
}

function numberOf(words: string): Pick<AcceptedNumber, 'value' | 'tolerance'> {
  const [value, tolerance] = words.split(':').map((part) => readNumber(part));
  if (value === undefined || (words.includes(':') && tolerance === undefined))
    throw new Unreadable('broken', words.slice(0, 80));
  return { value, tolerance: Math.abs(tolerance ?? 0) };
}
