/** What a list can be narrowed by: the words that the address and the server know, by their names in the address. */
export type Choices = Readonly<Record<string, readonly string[]>>;
export type Chosen<C extends Choices> = { [Name in keyof C]?: C[Name][number] };

/** What a list shows; the address carries it, so that it can be shared and reloaded (OPP-1, JOB-1, SVC-1). */
export interface PostingFilters<C extends Choices> {
  search: string;
  chosen: Chosen<C>;
  /** Only what the reader posted, in every state. */
  isMine: boolean;
}

/** Reads the address; what it does not know counts as not chosen. */
export function readFilters<C extends Choices>(choices: C, address: URLSearchParams): PostingFilters<C> {
  const chosen = Object.entries(choices).flatMap(([name, words]) => {
    const word = words.find((known) => known === address.get(name));
    return word ? [[name, word]] : [];
  });
  return {
    search: address.get('search')?.trim().slice(0, 200) ?? '',
    chosen: Object.fromEntries(chosen) as Chosen<C>,
    isMine: address.get('mine') === 'true',
  };
}

/** The address of these filters; what is not chosen is left out. */
export function writeFilters<C extends Choices>({ search, chosen, isMine }: PostingFilters<C>): URLSearchParams {
  const said = { search, ...chosen, mine: isMine ? 'true' : '' };
  return new URLSearchParams(
    Object.entries<string | undefined>(said).flatMap(([name, word]) => (word ? [[name, word]] : [])),
  );
}

/** True where something hides postings that the reader could see otherwise; an order hides none. */
export const isFiltered = <C extends Choices>({ search, chosen }: PostingFilters<C>): boolean =>
  Boolean(search) || Object.keys(chosen).some((name) => name !== 'order');

/** What is chosen but for these. */
export const without = <C extends Choices>(chosen: Chosen<C>, names: readonly string[]): Chosen<C> =>
  Object.fromEntries(Object.entries(chosen).filter(([name]) => !names.includes(name))) as Chosen<C>;

/** The same list in the same order with nothing hidden. */
export const cleared = <C extends Choices>({ chosen, isMine }: PostingFilters<C>): PostingFilters<C> => ({
  search: '',
  chosen: Object.fromEntries(Object.entries(chosen).filter(([name]) => name === 'order')) as Chosen<C>,
  isMine,
});
