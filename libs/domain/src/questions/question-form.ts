import { calculate, formulaLimits } from './arithmetic.ts';
import type { LocalizedMarkdown } from './localized-markdown.ts';
import { type Question, questionKinds } from './question.ts';

/** How large questions may be. */
export const questionLimits = {
  text: 20_000,
  shortText: 500,
  parts: 50,
  points: 100,
  name: 200,
  tags: 20,
  tag: 60,
} as const;

/** Something sent is no question: the path to what is wrong with it, e.g. `options.0.weight`. */
class Formless extends Error {}

type Read<Value> = (value: unknown, path: string) => Value;

function fail(path: string): never {
  throw new Formless(path);
}

const record: Read<Record<string, unknown>> = (value, path) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : fail(path);
const text =
  (longest: number, shortest = 0): Read<string> =>
  (value, path) =>
    typeof value === 'string' && value.length <= longest && value.trim().length >= shortest ? value : fail(path);
const number =
  (from: number, to: number): Read<number> =>
  (value, path) =>
    typeof value === 'number' && value >= from && value <= to ? value : fail(path);
const boolean: Read<boolean> = (value, path) => (typeof value === 'boolean' ? value : fail(path));
const oneOf =
  <Value extends string>(...values: readonly Value[]): Read<Value> =>
  (value, path) =>
    values.find((each) => each === value) ?? fail(path);
const list =
  <Part>(part: Read<Part>, fewest = 1): Read<Part[]> =>
  (value, path) =>
    Array.isArray(value) && value.length >= fewest && value.length <= questionLimits.parts
      ? value.map((each, at) => part(each, `${path}.${at}`))
      : fail(path);

type Fields<Shape> = { [Name in keyof Shape]: Read<Shape[Name]> };

/** Exactly these fields are taken over; what else was sent is left out. */
const object =
  <Shape>(fields: Fields<Shape>): Read<Shape> =>
  (value, path) => {
    const given = record(value, path);
    const read = Object.entries<Read<unknown>>(fields).map(([name, field]) => [
      name,
      field(given[name], path ? `${path}.${name}` : name),
    ]);
    return Object.fromEntries(read.filter(([, each]) => each !== undefined)) as Shape;
  };
const optional =
  <Value>(read: Read<Value>): Read<Value | undefined> =>
  (value, path) =>
    value === undefined || value === null ? undefined : read(value, path);

const id: Read<string> = (value, path) =>
  typeof value === 'string' && /^[\w.-]{1,60}$/.test(value) ? value : fail(path);
const localized: Read<LocalizedMarkdown> = object({ ar: text(questionLimits.text), en: text(questionLimits.text) });
const written: Read<LocalizedMarkdown> = (value, path) => {
  const read = localized(value, path);
  return read.ar.trim() || read.en.trim() ? read : fail(path);
};
const note = optional(localized);
const share = number(0, 100);
const amount = number(-1e15, 1e15);

const option = object({ id, text: written, weight: number(-100, 100), feedback: note });
const acceptedText = object({ text: text(questionLimits.shortText, 1), weight: share, feedback: note });
const acceptedNumber = object({ value: amount, tolerance: number(0, 1e15), weight: share, feedback: note });
const side = { id, text: written };
const base = {
  id: text(60),
  prompt: written,
  explanation: note,
  points: (value: unknown, path: string) => (value === 0 ? fail(path) : number(0, questionLimits.points)(value, path)),
};
const gaps = {
  choice: object({ id, kind: oneOf('choice'), options: list(option, 2) }),
  text: object({ id, kind: oneOf('text'), accepted: list(acceptedText), exact: boolean }),
  number: object({ id, kind: oneOf('number'), accepted: list(acceptedNumber) }),
};
const gap = (value: unknown, path: string) =>
  gaps[oneOf('choice', 'text', 'number')(record(value, path)['kind'], `${path}.kind`)](value, path);
const percent = number(0, 100);
const areas = {
  rectangle: object({ shape: oneOf('rectangle'), x: percent, y: percent, width: percent, height: percent }),
  circle: object({ shape: oneOf('circle'), x: percent, y: percent, radius: percent }),
};
const area = (value: unknown, path: string) =>
  areas[oneOf('rectangle', 'circle')(record(value, path)['shape'], `${path}.shape`)](value, path);
const decimals: Read<number> = (value, path) => (Number.isInteger(value) ? number(0, 8)(value, path) : fail(path));
const parameter = object({
  name: (value: unknown, path: string) =>
    typeof value === 'string' && /^[A-Za-z]\w{0,19}$/.test(value) ? value : fail(path),
  from: number(-1e9, 1e9),
  to: number(-1e9, 1e9),
  decimals,
  step: optional((value: unknown, path: string) => (value === 0 ? fail(path) : number(0, 1e9)(value, path))),
});

const forms: { [Kind in Question['kind']]: Read<unknown> } = {
  single: object({ ...base, kind: oneOf('single'), options: list(option, 2), shuffles: boolean }),
  multiple: object({
    ...base,
    kind: oneOf('multiple'),
    options: list(option, 2),
    credit: oneOf('partial', 'all-or-nothing'),
    shuffles: boolean,
  }),
  'true-false': object({
    ...base,
    kind: oneOf('true-false'),
    isTrue: boolean,
    feedbackTrue: note,
    feedbackFalse: note,
  }),
  'short-text': object({ ...base, kind: oneOf('short-text'), accepted: list(acceptedText), exact: boolean }),
  number: object({ ...base, kind: oneOf('number'), accepted: list(acceptedNumber), unit: text(40) }),
  matching: object({
    ...base,
    kind: oneOf('matching'),
    left: list(object({ ...side, rightId: id })),
    right: list(object(side)),
  }),
  ordering: object({ ...base, kind: oneOf('ordering'), items: list(object(side), 2) }),
  cloze: object({ ...base, kind: oneOf('cloze'), gaps: list(gap) }),
  hotspot: object({
    ...base,
    kind: oneOf('hotspot'),
    picture: text(questionLimits.shortText),
    pictureText: localized,
    areas: list(area),
  }),
  calculated: object({
    ...base,
    kind: oneOf('calculated'),
    parameters: list(parameter),
    formula: text(formulaLimits.characters, 1),
    tolerance: number(0, 1e15),
    decimals,
    unit: text(40),
  }),
};

/**
 * What was sent as a question, or the path to its first part that can't be one's (QB-1). Whoever writes has to say what
 * they mean; whether it is a good question is said by `questionWarnings`.
 */
export function readQuestion(value: unknown): { question: Question } | { wrong: string } {
  try {
    const kind = oneOf(...questionKinds)(record(value, '')['kind'], 'kind');
    const question = forms[kind](value, '') as Question;
    const wrong = wrongRelation(question);
    return wrong === undefined ? { question } : { wrong };
  } catch (error) {
    if (error instanceof Formless) return { wrong: error.message };
    throw error;
  }
}

/** What no part shows by itself: ids that stand twice or for nothing, gaps that no text has, formulas without a result. */
function wrongRelation(question: Question): string | undefined {
  const areUnique = (parts: readonly { id: string }[]) => new Set(parts.map((part) => part.id)).size === parts.length;
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return areUnique(question.options) ? undefined : 'options';
    case 'ordering':
      return areUnique(question.items) ? undefined : 'items';
    case 'matching': {
      if (!areUnique(question.left)) return 'left';
      if (!areUnique(question.right)) return 'right';
      return question.left.every(({ rightId }) => question.right.some((each) => each.id === rightId))
        ? undefined
        : 'left';
    }
    case 'cloze': {
      if (!areUnique(question.gaps)) return 'gaps';
      if (question.gaps.some((each) => each.kind === 'choice' && !areUnique(each.options))) return 'gaps';
      const texts = [question.prompt.ar, question.prompt.en].filter((each) => each.trim() !== '');
      return texts.every((each) => question.gaps.every((part) => each.includes(`{{${part.id}}}`)))
        ? undefined
        : 'prompt';
    }
    case 'calculated': {
      if (question.parameters.some(({ from, to }) => from > to)) return 'parameters';
      const values = Object.fromEntries(question.parameters.map(({ name, to }) => [name, to]));
      return calculate(question.formula, values) === undefined ? 'formula' : undefined;
    }
    case 'true-false':
    case 'short-text':
    case 'number':
    case 'hotspot':
      return undefined;
  }
}
