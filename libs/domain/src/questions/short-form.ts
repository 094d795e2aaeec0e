import type { Question } from './question.ts';

/** One possible answer, with the key that never leaves before grading (LSN-2). */
export interface QuizOption {
  id: string;
  ar: string;
  en: string;
  correct: boolean;
}

/** The short form of a choice of one point, which all and only the right options earn. */
export interface QuizQuestion {
  id: string;
  /** `single`: exactly one option is right; `multiple`: all right ones must be chosen. */
  type: 'single' | 'multiple';
  promptAr: string;
  promptEn: string;
  options: QuizOption[];
  explanationAr?: string;
  explanationEn?: string;
}

/** A question as banks and papers hold theirs. */
export function ofShortForm({ id, type, promptAr, promptEn, options, ...rest }: QuizQuestion): Question {
  const { explanationAr, explanationEn } = rest;
  const right = options.filter(({ correct }) => correct).length;
  const share = type === 'single' ? 100 : Number((100 / right).toFixed(5));
  return {
    id,
    prompt: { ar: promptAr, en: promptEn },
    ...((explanationAr || explanationEn) && { explanation: { ar: explanationAr ?? '', en: explanationEn ?? '' } }),
    points: 1,
    options: options.map(({ id: optionId, ar, en, correct }) => ({
      id: optionId,
      text: { ar, en },
      weight: correct ? share : 0,
    })),
    shuffles: true,
    ...(type === 'single' ? { kind: type } : { kind: type, credit: 'all-or-nothing' }),
  };
}

/** The short form of a question; undefined where that would lose anything. */
export function shortFormOf(question: Question): QuizQuestion | undefined {
  if (question.kind !== 'single' && question.kind !== 'multiple') return undefined;
  const { id, kind, prompt, explanation, options } = question;
  const short = {
    id,
    type: kind,
    promptAr: prompt.ar,
    promptEn: prompt.en,
    options: options.map(({ id: optionId, text, weight }) => ({ id: optionId, ...text, correct: weight > 0 })),
    ...(explanation && { explanationAr: explanation.ar, explanationEn: explanation.en }),
  };
  return isSame(ofShortForm(short), question) ? short : undefined;
}

/** Whether two contents say the same, in whatever order their fields stand. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && isSame(one[key], other[key]));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
