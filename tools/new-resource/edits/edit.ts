/** One file that exists and what is added to it; the path begins at the root. */
export interface Edit {
  path: string;
  change: (text: string) => string;
}
