/** What is known of one person and item; where nothing is, there is no row. */
export interface FoundCell {
  userId: string;
  itemId: string;
  /** Percent that the quiz or the marked work gave. */
  found: string | null;
  isWaiting: boolean;
  entered: string | null;
  isExcused: boolean;
  reason: string | null;
  version: number;
}
