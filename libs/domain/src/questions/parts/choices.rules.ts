import { asPart } from './asked-parts.ts';
import { type Judged, nothing } from './judged.ts';
import { optionLines } from './key-lines.ts';
import type { OwnParts } from './own-parts.ts';
import type { ChoiceOption } from './question-parts.ts';
import { areUnique, id, note, number, object, written } from './read-form.ts';
import type { SaysOf } from './same-answers.ts';
import { mean } from './shares.ts';

export const option = object<ChoiceOption>({ id, text: written, weight: number(-100, 100), feedback: note });

/** What a part earns by itself, from 0 to 1. */
export const shareOf = ({ weight }: { weight: number }): number => Math.min(1, Math.max(0, weight / 100));

/** The part that earns all; `undefined` where none does. */
export function heaviest<Part extends { weight: number }>(parts: readonly Part[]): Part | undefined {
  const [part] = parts.toSorted((one, other) => other.weight - one.weight);
  return part?.weight === 100 ? part : undefined;
}

export function judgedOption(options: readonly ChoiceOption[], chosen: string | undefined): Judged {
  const option = options.find((each) => each.id === chosen);
  return option ? { share: option.weight / 100, feedback: [option.id] } : nothing;
}

export const saidOfOption = (options: readonly ChoiceOption[], chosen: string) =>
  options.find((each) => each.id === chosen)?.feedback;

/** Any of them by chance. */
export const byAnyOption = (options: readonly ChoiceOption[]): number => mean(options.map(shareOf));

export const sameOptions = (options: readonly ChoiceOption[], saysOf: SaysOf) =>
  options.map((one) => ({ says: saysOf(one), share: shareOf(one) }));

/** Options under names of the paper's own; `within` stands before what the question calls them. */
export const ownOptions = (options: readonly ChoiceOption[], { name }: OwnParts, within = ''): ChoiceOption[] =>
  options.map((one) => ({ ...one, id: name(`${within}${one.id}`) }));

interface Choice {
  options: ChoiceOption[];
  shuffles: boolean;
}
/** What holds of every kind that shows options. */
export const ofOptions = {
  wrongRelation: ({ options }: Choice) => (areUnique(options) ? undefined : 'options'),
  keyLines: ({ options }: Choice) => optionLines(options),
  saidOf: ({ options }: Choice, chosen: string) => saidOfOption(options, chosen),
  asked: ({ options }: Choice) => ({ options: options.map(asPart) }),
  withOwnParts: <Asked extends Choice>(question: Asked, own: OwnParts): Asked => ({
    ...question,
    options: ownOptions(question.shuffles ? own.shuffled(question.options) : question.options, own),
  }),
};
