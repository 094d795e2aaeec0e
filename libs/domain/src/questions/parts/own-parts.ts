/** What a paper has for parts: names of its own, and an order by chance. */
export interface OwnParts {
  name: (known: string) => string;
  shuffled: <Part>(parts: readonly Part[]) => Part[];
}
