import type { OutboxEntry } from './outbox-state';

/** What became of an entry that had waited. */
export type News = { kind: 'sent'; entry: OutboxEntry; answer: unknown } | { kind: 'refused'; entry: OutboxEntry };

type Listener = (news: readonly News[]) => void;

let listener: Listener | null = null;
let untold: News[] = [];

/** Told at once, or as soon as somebody listens: the listener is loaded with the first entry that waits. */
export function tellNews(news: readonly News[]): void {
  if (news.length === 0) return;
  if (listener) listener(news);
  else untold = [...untold, ...news];
}

export function onNews(hear: Listener): () => void {
  listener = hear;
  const missed = untold;
  untold = [];
  tellNews(missed);
  return () => {
    listener = null;
  };
}
