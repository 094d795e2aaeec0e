import type { AcceptedNumber, AcceptedText, LocalizedMarkdown, Question } from '@masar/domain';
import { tellLighterShares } from '../own-shares.js';
import { partId } from '../part-ids.js';
import { type Loss, readInto, type ReadQuestion, type ReadQuestions, Unreadable } from '../read-questions.js';
import { roundedShares } from '../shares.js';
import { foreignText, type TextFormat } from '../texts/foreign-text.js';
import { acceptedIn, hasText, oneName } from '../texts/languages.js';
import type { GiftChoice, GiftItem, GiftNumber, GiftText } from './gift-item.js';
import { relationsIn, settingsIn, withSettings } from './gift-settings.js';
import { giftBlocks, parseGiftBlock } from './parse-gift.js';

type Asked = Exclude<GiftItem, { type: 'Category' | 'Description' }>;

/** A GIFT file as questions (QB-3). */
export function readGift(text: string): ReadQuestions {
  const result: ReadQuestions = { questions: [], skipped: [] };
  let topics: string[] = [];
  for (const block of giftBlocks(text)) {
    let isCategory = false;
    const read = () => {
      const item = parseGiftBlock(block);
      isCategory = item.type === 'Category';
      if (item.type !== 'Category') return questionOf(item, topics, block.comments);
      topics = topicsOf(item.title);
      throw new Unreadable('text-only');
    };
    readInto(result, String(block.line), read);
    if (isCategory) result.skipped.pop();
  }
  return result;
}

/** The names on a category's path that an author gave. */
const topicsOf = (path: string): string[] =>
  path
    .split('/')
    .map(oneName)
    .filter((part) => !['', 'top', '$course$', '$cat1$', '$module$', '$system$'].includes(part));

function questionOf(item: Exclude<GiftItem, { type: 'Category' }>, topics: string[], comments: string[]) {
  if (item.type === 'Description') throw new Unreadable('text-only', item.stem.text.slice(0, 80));
  if (item.type === 'Essay') throw new Unreadable('marked-by-people', item.stem.text.slice(0, 80));
  const losses: Loss[] = [];
  const written = new Texts(losses);
  const prompt = written.text(item.stem);
  if (!hasText(prompt)) throw new Unreadable('no-prompt');
  const base = { id: '', prompt, points: 1, ...written.optional('explanation', item.globalFeedback) };
  const settings = settingsIn(comments);
  const question = withSettings({ ...base, ...keyOf(item, written) } as Question, settings);
  const tags = [...new Set([...topics, ...(item.tags ?? []).map(oneName)])];
  const name = oneName(item.title ?? '');
  return { name, tags, ...relationsIn(settings), question, losses } satisfies Omit<ReadQuestion, 'place'>;
}

/** The texts of one question, and what is lost of them. */
class Texts {
  constructor(readonly losses: Loss[]) {}

  text = ({ format, text }: GiftText): LocalizedMarkdown => {
    if (format === 'markdown') return foreignText(format, text, this.losses);
    // GIFT needs no backslash before a tag, and whoever writes one means the letters.
    const [less, more] = format === 'plain' ? ['<', '>'] : ['&lt;', '&gt;'];
    const words = text.replace(/\\([<>])/g, (_, sign: string) => (sign === '<' ? less : more));
    return foreignText(format === 'moodle' ? 'auto' : (format satisfies TextFormat), words, this.losses);
  };

  optional<Name extends string>(name: Name, text: GiftText | null): { [key in Name]?: LocalizedMarkdown } {
    if (!text) return {};
    return { [name]: this.text(text) } as { [key in Name]?: LocalizedMarkdown };
  }
}

function keyOf(item: Asked, texts: Texts) {
  switch (item.type) {
    case 'TF': {
      // The first feedback is said to who answers wrongly, the second to who is right.
      const [whenTrue, whenFalse] = item.isTrue
        ? [item.falseFeedback, item.trueFeedback]
        : [item.trueFeedback, item.falseFeedback];
      const said = { ...texts.optional('feedbackTrue', whenTrue), ...texts.optional('feedbackFalse', whenFalse) };
      return { kind: 'true-false', isTrue: item.isTrue, ...said } as const;
    }
    case 'MC':
      return choicesOf(item.choices, texts);
    case 'Short':
      return { kind: 'short-text', exact: false, accepted: withKey(acceptedTexts(item.choices, texts)) } as const;
    case 'Numerical': {
      const choices = Array.isArray(item.choices) ? item.choices : [alone(item.choices)];
      return { kind: 'number', unit: '', accepted: withKey(acceptedNumbers(choices, texts)) } as const;
    }
    case 'Matching':
      return matchingOf(item, texts);
    case 'Essay':
      throw new Unreadable('marked-by-people');
  }
}

const alone = (text: GiftNumber): GiftChoice<GiftNumber> => ({ isCorrect: true, weight: null, text, feedback: null });
const weightOf = ({ weight, isCorrect }: GiftChoice<unknown>): number => weight ?? (isCorrect ? 100 : 0);

function withKey<Answer extends { weight: number }>(answers: Answer[]): Answer[] {
  if (!answers.some(({ weight }) => weight > 0)) throw new Unreadable('no-key');
  return answers;
}

function choicesOf(choices: GiftChoice[], texts: Texts) {
  // `~=` begins a choice that nobody wrote, and then the right one; Moodle leaves the first out, too.
  const written = choices.filter((choice) => choice.text.text !== '' || weightOf(choice) > 0);
  if (written.length < choices.length) texts.losses.push({ reason: 'blank-choice', detail: '' });
  const options = written.map((choice, at) => ({
    id: partId('o', at),
    text: texts.text(choice.text),
    weight: weightOf(choice),
    ...texts.optional('feedback', choice.feedback),
  }));
  withKey(options);
  if (choices.some(({ isCorrect }) => isCorrect)) return { kind: 'single', options, shuffles: true } as const;
  const shares = roundedShares(options.map(({ weight }) => weight));
  tellLighterShares(shares, texts.losses);
  const shared = options.map((option, at) => ({ ...option, weight: shares[at]! }));
  return { kind: 'multiple', options: shared, credit: 'partial', shuffles: true } as const;
}

function acceptedTexts(choices: GiftChoice[], texts: Texts): AcceptedText[] {
  return choices.flatMap((choice) => {
    const { text } = choice.text;
    if (text === '*') return catchAll(choice, texts);
    // A star stands for any letters unless a backslash is before it.
    if (/(?<!\\)\*/.test(text)) texts.losses.push({ reason: 'wildcard', detail: text.slice(0, 80) });
    const rest = { weight: worth(choice, texts), ...texts.optional('feedback', choice.feedback) };
    return acceptedIn(text.replaceAll('\\*', '*')).map((words) => ({ text: words, ...rest }));
  });
}

function acceptedNumbers(choices: GiftChoice<GiftNumber | GiftText>[], texts: Texts): AcceptedNumber[] {
  return choices.flatMap((choice) => {
    if ('format' in choice.text) return catchAll(choice, texts);
    const feedback = texts.optional('feedback', choice.feedback);
    return [{ ...numberOf(choice.text), weight: worth(choice, texts), ...feedback }];
  });
}

/** An answer that stands for all others: what it says is not kept, and nothing is earned by it. */
function catchAll(choice: GiftChoice<unknown>, texts: Texts): [] {
  const said = choice.feedback?.text ?? '';
  if (said.trim() !== '' || weightOf(choice) !== 0)
    texts.losses.push({ reason: 'catch-all', detail: said.slice(0, 80) });
  return [];
}

/** A bank takes nothing away for a text or a number. */
function worth(choice: GiftChoice<unknown>, texts: Texts): number {
  const weight = weightOf(choice);
  if (weight < 0) texts.losses.push({ reason: 'penalty', detail: `${weight}%` });
  return Math.max(0, weight);
}

const rounded = (value: number): number => Number(value.toPrecision(12));

function numberOf(written: GiftNumber): { value: number; tolerance: number } {
  if (written.type === 'simple') return { value: written.number, tolerance: 0 };
  if (written.type === 'range') return { value: written.number, tolerance: Math.abs(written.range) };
  const { numberLow: low, numberHigh: high } = written;
  if (low > high) throw new Unreadable('broken', `${low}..${high}`);
  return { value: rounded((low + high) / 2), tolerance: rounded((high - low) / 2) };
}

function matchingOf(item: Extract<Asked, { type: 'Matching' }>, texts: Texts) {
  const rights = [...new Set(item.matchPairs.map(({ subanswer }) => subanswer))];
  const format = item.stem.format === 'markdown' ? 'markdown' : 'plain';
  const right = rights.map((text, at) => ({ id: partId('r', at), text: texts.text({ format, text }) }));
  // A pair without a left side only offers one more right side.
  const left = item.matchPairs
    .filter(({ subquestion }) => subquestion.text !== '')
    .map(({ subquestion, subanswer }, at) => ({
      id: partId('l', at),
      text: texts.text(subquestion),
      rightId: partId('r', rights.indexOf(subanswer)),
    }));
  if (left.length === 0) throw new Unreadable('no-key');
  return { kind: 'matching', left, right } as const;
}
