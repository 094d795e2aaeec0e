import type { ApplicationKind } from '@masar/domain';
import type { Choices, Chosen } from './list/filters';
import type { Posting } from './posting';

/** What is particular to the values of a kind. */
export interface KindTypes {
  one: Posting;
  /** As lists show it, with more perhaps. */
  listed: Posting;
  added: object;
  changed: object;
  choices: Choices;
}

/** What a page of a list is asked by. */
export type ListQuery<C extends Choices> = Chosen<C> & {
  limit: number;
  search?: string;
  mine?: 'true';
  cursor?: string;
};

/** What a kind of postings declares: its addresses, what its list is narrowed by, and its calls. */
export interface PostingKind<T extends KindTypes = KindTypes> {
  kind: ApplicationKind;
  list: { href: () => string };
  page: { href: (id: string) => string };
  choices: T['choices'];
  /** Whether lists of it hold words in the reader's language. */
  isWorded?: boolean;
  calls: {
    list: (query: ListQuery<T['choices']>) => Promise<{ data?: T['listed'][]; response: Response }>;
    one: (id: string) => Promise<T['one']>;
    /** Adds one under a key that makes a repetition harmless (REL-3). */
    add: (body: T['added'], key: string) => Promise<T['one']>;
    change: (id: string, body: T['changed'] | { isActive: boolean }) => Promise<T['one']>;
  };
}
