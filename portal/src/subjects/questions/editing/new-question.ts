import type {
  CalculatedQuestion,
  ChoiceOption,
  ClozeGap,
  HotspotArea,
  LocalizedMarkdown,
  Question,
} from '@masar/domain';

export const noText = (): LocalizedMarkdown => ({ ar: '', en: '' });

/** An id that no part of the question has yet. */
export function freeId(letter: string, parts: readonly { id: string }[]): string {
  const taken = new Set(parts.map(({ id }) => id));
  let number = parts.length + 1;
  while (taken.has(`${letter}${number}`)) number++;
  return `${letter}${number}`;
}

export const newOption = (parts: readonly { id: string }[], weight = 0): ChoiceOption => ({
  id: freeId('o', parts),
  text: noText(),
  weight,
});

/** The first is right. */
export const newOptions = (count: number): ChoiceOption[] =>
  Array.from({ length: count }, (_, at) => ({ id: `o${at + 1}`, text: noText(), weight: at === 0 ? 100 : 0 }));

/** Large enough to be taken hold of, and beside the middle, which who guesses points at. */
export const newArea = (shape: HotspotArea['shape']): HotspotArea =>
  shape === 'circle' ? { shape, x: 30, y: 50, radius: 15 } : { shape, x: 15, y: 35, width: 30, height: 30 };

/** The next letter that no parameter is called by; `e` is a number of its own. */
export function newParameter(taken: readonly { name: string }[]): CalculatedQuestion['parameters'][number] {
  const name = [...'abcdfghijklmnopqrstuvwxyz'].find((letter) => !taken.some((each) => each.name === letter)) ?? 'p';
  return { name, from: 1, to: 10, decimals: 0, step: 1 };
}

export const newGap = (kind: ClozeGap['kind'], gaps: readonly ClozeGap[]): ClozeGap => {
  const id = freeId('g', gaps);
  if (kind === 'text') return { id, kind, accepted: [{ text: '', weight: 100 }], exact: false };
  if (kind === 'number') return { id, kind, accepted: [{ value: 0, tolerance: 0, weight: 100 }] };
  return { id, kind, options: newOptions(3) };
};

/** Marks one option as right or not: a single choice has one, several share what is to be earned. */
export function markRight(
  question: Extract<Question, { options: ChoiceOption[] }>,
  id: string,
  isRight: boolean,
): ChoiceOption[] {
  if (question.kind === 'single')
    return question.options.map((option) => ({
      ...option,
      weight: option.id === id ? 100 : Math.min(option.weight, 0),
    }));
  const right = new Set(question.options.filter(({ weight }) => weight > 0).map((option) => option.id));
  if (isRight) right.add(id);
  else right.delete(id);
  const share = right.size === 0 ? 0 : Number((100 / right.size).toFixed(5));
  return question.options.map((option) => ({
    ...option,
    weight: right.has(option.id) ? share : Math.min(option.weight, 0),
  }));
}
