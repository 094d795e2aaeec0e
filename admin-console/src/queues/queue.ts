import type { Language } from '@masar/i18n';
import type { Locale } from '@masar/ui';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { Fields, Words } from '../records/fields';

/** What every queue says of itself. */
export interface QueueText {
  title: string;
  back: string;
  emptyTitle: string;
  emptyText: string;
  /** Names the search, where the list has one. */
  search?: string;
}

/** One way to decide. */
export interface Choice<Verdict extends string> {
  value: Verdict;
  label: string;
  /** What is told once it is done. */
  done: string;
  /** Whoever it is about reads why, so it has to be said. */
  needsReason?: boolean;
  /** Asked before, where no reason is typed and nothing can be taken back. */
  asks?: { title: string; text: string };
}

/** What can be decided about a record as it stands. */
export interface Decision<Verdict extends string> {
  /** Stands above. */
  notice?: string;
  /** Left out where the server takes none. */
  reason?: { label: string; hint: string; missing?: string };
  /** The first one is what is done most of the time. */
  choices: readonly Choice<Verdict>[];
  /** Beside the buttons. */
  beside?: ReactNode;
}

/** What somebody wrote, and where it stands in the portal. */
interface Quote {
  label: string;
  words: string;
  link?: { href: string; text: string };
}

/** Records that wait for a decision of an administrator, the oldest first (CON-1). */
export interface Queue<Row extends RaRecord, Text extends QueueText, Verdict extends string> {
  resource: string;
  icon: ComponentType;
  text: Record<Language, Text>;
  fields: Fields<Row>;
  /** What the list begins with; without statuses it holds nothing else. */
  waits: Readonly<Record<string, string>>;
  /** The values of `status` by which the list is narrowed. */
  statuses?: Words<string>;
  title: (row: Row, text: Text, locale: Locale) => string;
  quote?: (row: Row, text: Text) => Quote | null;
  /** Ways from the record besides its history. */
  links?: (row: Row, text: Text) => ReactNode;
  /** Null where nothing is left to decide. */
  decision: (row: Row, text: Text, locale: Locale) => Decision<Verdict> | null;
  /** What is sent to decide; the status and the reason unless said otherwise. */
  body?: (verdict: Verdict, reason: string, row: Row) => object;
  /** What became of a record, where its facts do not say it. */
  outcome?: (row: Row, text: Text) => string | null;
  /** Buttons for several records at once, where the server takes them. */
  bulk?: (text: Text) => ReactElement;
}

/** What is sent to decide. */
export const bodyOf = <Row extends RaRecord, Text extends QueueText, Verdict extends string>(
  { body }: Queue<Row, Text, Verdict>,
  verdict: Verdict,
  reason: string,
  row: Row,
): object => (body ? body(verdict, reason, row) : { status: verdict, ...(reason && { reason }) });
