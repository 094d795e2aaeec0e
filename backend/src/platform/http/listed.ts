import { beginningOf, limits } from '@masar/domain';

/** What the contract says of a text that lists tell the beginning of. */
export const begunInLists = `Lists tell its beginning: ${limits.listedBeginning} characters at most`;

/** Fields that hold a text, or nothing. */
type TextOf<Item> = {
  [Field in keyof Item]-?: NonNullable<Item[Field]> extends string ? Field : never;
}[keyof Item];

/** An item as lists tell it: of its long texts the beginning, more of which no card shows (PERF-9). */
export function listed<Item extends object>(item: Item, texts: readonly TextOf<NoInfer<Item>>[]): Item {
  const begun = texts.map((field) => {
    const text = item[field] as string | null | undefined;
    return [field, text && beginningOf(text, limits.listedBeginning)] as const;
  });
  return { ...item, ...Object.fromEntries(begun) };
}
