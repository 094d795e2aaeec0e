/** Share of the points, from 0 to 1 or beyond, and what is said about it. */
export interface Judged {
  share: number;
  /**
   * Whose feedback is shown: ids of options; `true` or `false`; the place of an accepted answer from 0. Parts of a
   * cloze text are `gap/id`.
   */
  feedback: string[];
}

export const nothing: Judged = { share: 0, feedback: [] };
