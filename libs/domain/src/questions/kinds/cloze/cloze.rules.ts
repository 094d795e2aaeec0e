import { withoutUnseenInProse } from '../../../typed/typed-text.ts';
import { acceptedNumber, byWideNumber, judgedNumber, sameNumbers } from '../../parts/accepted-numbers.rules.ts';
import { acceptedText, judgedText, sameTexts } from '../../parts/accepted-texts.rules.ts';
import { asPart } from '../../parts/asked-parts.ts';
import { oneBySize, sizeWays } from '../../parts/by-size.ts';
import {
  byAnyOption,
  heaviest,
  judgedOption,
  option,
  ownOptions,
  saidOfOption,
  sameOptions,
  shareOf,
} from '../../parts/choices.rules.ts';
import { type Judged, nothing } from '../../parts/judged.ts';
import { numberLines, optionLines, textLines } from '../../parts/key-lines.ts';
import type { AcceptedNumber, AcceptedText, ChoiceOption, QuestionBase } from '../../parts/question-parts.ts';
import { areUnique, boolean, id, list, object, oneOf, type Read, record } from '../../parts/read-form.ts';
import { inBothLanguages, type SameAnswers, type SaysOf } from '../../parts/same-answers.ts';
import { isRecord, isText } from '../../parts/sent-answer.ts';
import { mean } from '../../parts/shares.ts';
import type { KindRules } from '../kind-rules.ts';

/** A gap of a cloze text; the prompt holds its place as `{{id}}`. */
export type ClozeGap =
  | { id: string; kind: 'choice'; options: ChoiceOption[] }
  | { id: string; kind: 'text'; accepted: AcceptedText[]; exact: boolean }
  | { id: string; kind: 'number'; accepted: AcceptedNumber[] };

export interface ClozeQuestion extends QuestionBase {
  kind: 'cloze';
  gaps: ClozeGap[];
}
export interface ClozeAnswer {
  kind: 'cloze';
  /** Gap id to option id or text. */
  gaps: Record<string, string>;
}

const forms = {
  choice: object<Extract<ClozeGap, { kind: 'choice' }>>({ id, kind: oneOf('choice'), options: list(option, 2) }),
  text: object<Extract<ClozeGap, { kind: 'text' }>>({
    id,
    kind: oneOf('text'),
    accepted: list(acceptedText),
    exact: boolean,
  }),
  number: object<Extract<ClozeGap, { kind: 'number' }>>({ id, kind: oneOf('number'), accepted: list(acceptedNumber) }),
};
const gapForm: Read<ClozeGap> = (value, path) =>
  forms[oneOf('choice', 'text', 'number')(record(value, path)['kind'], `${path}.kind`)](value, path);

export const cloze: KindRules<ClozeQuestion, ClozeAnswer> = {
  form: { gaps: list(gapForm) },
  wrongRelation({ gaps, prompt }) {
    if (!areUnique(gaps)) return 'gaps';
    if (gaps.some((gap) => gap.kind === 'choice' && !areUnique(gap.options))) return 'gaps';
    const texts = [prompt.ar, prompt.en].filter((each) => each.trim() !== '');
    return texts.every((each) => gaps.every((gap) => each.includes(`{{${gap.id}}}`))) ? undefined : 'prompt';
  },
  answerIn(question, { gaps }) {
    if (!isRecord(gaps) || !Object.entries(gaps).every(([gapId, value]) => fitsGap(question, gapId, value)))
      return undefined;
    const read = Object.entries(gaps as ClozeAnswer['gaps']).map(([gapId, text]) => [
      gapId,
      withoutUnseenInProse(text),
    ]);
    return { gaps: Object.fromEntries(read) as ClozeAnswer['gaps'] };
  },
  judge({ gaps }, given) {
    const judged = gaps.map((gap) => ({ gap, ...inGap(gap, given.gaps[gap.id]) }));
    return {
      share: judged.reduce((sum, { share }) => sum + Math.min(1, Math.max(0, share)), 0) / gaps.length,
      feedback: judged.flatMap(({ gap, feedback }) => feedback.map((part) => `${gap.id}/${part}`)),
    };
  },
  rightAnswer({ gaps }) {
    const right = gaps.map((gap) => [gap.id, rightInGap(gap)] as const);
    if (right.some(([, each]) => each === undefined)) return undefined;
    return { gaps: Object.fromEntries(right) as ClozeAnswer['gaps'] };
  },
  keyLines: ({ gaps }) =>
    gaps.flatMap((gap) =>
      linesOf(gap).map(({ text, ...line }) => ({
        ...line,
        text: { ar: `${gap.id}: ${text.ar}`, en: `${gap.id}: ${text.en}` },
      })),
    ),
  saidOf({ gaps }, feedback) {
    const [gapId, ...rest] = feedback.split('/');
    const gap = gaps.find((each) => each.id === gapId);
    if (gap?.kind === 'choice') return saidOfOption(gap.options, rest.join('/'));
    return gap?.accepted[Number(rest.join('/'))]?.feedback;
  },
  // A paper shuffles the choices of a gap in any case.
  guessedShare: ({ gaps }) =>
    mean(
      gaps.map((gap) => {
        if (gap.kind === 'choice') return byAnyOption(gap.options);
        return gap.kind === 'number' ? byWideNumber(gap.accepted) : 0;
      }),
    ),
  sameAnswers,
  asked: ({ gaps }) => ({
    gaps: gaps.map((gap) => ({
      id: gap.id,
      kind: gap.kind,
      options: gap.kind === 'choice' ? gap.options.map(asPart) : [],
    })),
  }),
  withOwnParts: (question, own) => ({
    ...question,
    gaps: question.gaps.map((gap) =>
      gap.kind === 'choice' ? { ...gap, options: ownOptions(own.shuffled(gap.options), own, `${gap.id}/`) } : gap,
    ),
  }),
  counted: {
    parts: ({ gaps }) =>
      gaps.flatMap((gap) =>
        gap.kind === 'choice' ? gap.options.map((each) => ({ ...each, id: `${gap.id}/${each.id}` })) : [],
      ),
    // What is typed is no name that a paper gives.
    chosen: ({ gaps }) => Object.values(gaps).filter((part) => /^p\d+$/.test(part)),
  },
};

function fitsGap({ gaps }: ClozeQuestion, gapId: string, value: unknown): boolean {
  const gap = gaps.find((each) => each.id === gapId);
  if (!gap || !isText(value)) return false;
  return gap.kind !== 'choice' || gap.options.some((each) => each.id === value);
}

function inGap(gap: ClozeGap, given: string | undefined): Judged {
  if (given === undefined) return nothing;
  if (gap.kind === 'choice') return judgedOption(gap.options, given);
  return gap.kind === 'text' ? judgedText(gap, given) : judgedNumber(gap.accepted, given, '');
}

function rightInGap(gap: ClozeGap): string | undefined {
  if (gap.kind === 'choice') return heaviest(gap.options)?.id;
  if (gap.kind === 'text') return heaviest(gap.accepted)?.text;
  const right = heaviest(gap.accepted);
  return right && String(right.value);
}

function linesOf(gap: ClozeGap) {
  if (gap.kind === 'choice') return optionLines(gap.options);
  return gap.kind === 'text' ? textLines(gap.accepted) : numberLines(gap.accepted);
}

/** The same word in each gap, by its place. */
function sameAnswers({ gaps }: ClozeQuestion): SameAnswers {
  const inOne = <Part extends { share: number }>(part: Part) => ({ ...part, share: part.share / gaps.length });
  const wordsIn = (gap: ClozeGap, saysOf: SaysOf) => {
    if (gap.kind === 'choice') return sameOptions(gap.options, saysOf);
    return gap.kind === 'text' ? sameTexts(gap.accepted) : [];
  };
  return {
    given: 'together',
    words: inBothLanguages((saysOf) =>
      gaps.flatMap((gap, at) =>
        wordsIn(gap, saysOf).map(({ says, ...word }) => inOne({ ...word, says: `${at} ${says}` })),
      ),
    ),
    bySize: sizeWays.map((_, way) =>
      mean(gaps.map((gap) => (gap.kind === 'choice' ? oneBySize(gap.options, shareOf)[way]! : 0))),
    ),
    places: [],
    numbers: gaps.flatMap((gap) => (gap.kind === 'number' ? sameNumbers(gap.accepted).map(inOne) : [])),
  };
}
