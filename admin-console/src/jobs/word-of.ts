/** The word for a value of a closed list; the value itself where older rows hold another, null where there is none. */
export const wordOf = (text: Readonly<Record<string, unknown>>, value: string | null): string | null =>
  value && Object.hasOwn(text, value) ? (text[value] as string) : value;
