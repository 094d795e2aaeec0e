import type { ChoiceOption } from './question-parts.ts';
import { mean } from './shares.ts';

/** Ways to choose by length alone: so many of the longest, or of the shortest, as one language shows them. */
export const sizeWays = (['ar', 'en'] as const).flatMap((language) =>
  (['longest', 'shortest'] as const).flatMap((end) => ([1, 2, 3] as const).map((count) => ({ language, end, count }))),
);
type SizeWay = (typeof sizeWays)[number];

/** What each of these ways earns at one question, from 0 to 1, in their order; empty where nothing is chosen. */
export type EarnedBySize = readonly number[];

/** What is seen of an option; where a language lacks it, the other one is shown. */
const sizeOf = ({ text }: ChoiceOption, language: 'ar' | 'en'): number =>
  (text[language].trim() || text[language === 'ar' ? 'en' : 'ar'].trim()).replace(/\s+/g, ' ').length;

function ordered(options: readonly ChoiceOption[], { language, end }: SizeWay) {
  const sized = options.map((option) => ({ option, size: sizeOf(option, language) * (end === 'longest' ? -1 : 1) }));
  return sized.toSorted((one, other) => one.size - other.size);
}

/** One option is chosen: any of those that are equally long. */
export const oneBySize = (options: readonly ChoiceOption[], earns: (option: ChoiceOption) => number): EarnedBySize =>
  sizeWays.map((way) => {
    const all = ordered(options, way);
    return mean(all.filter(({ size }) => size === all[0]!.size).map(({ option }) => earns(option)));
  });

/** Several are chosen; where length does not tell which, `byChance` is what it earns. */
export const someBySize = (
  options: readonly ChoiceOption[],
  earns: (ids: readonly string[]) => number,
  byChance: number,
): EarnedBySize =>
  sizeWays.map((way) => {
    const all = ordered(options, way);
    const [last, next] = [all[way.count - 1], all[way.count]];
    if (!last || last.size === next?.size) return byChance;
    return earns(all.slice(0, way.count).map(({ option }) => option.id));
  });
