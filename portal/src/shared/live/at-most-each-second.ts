import type { LiveNews } from './live-news';

const SECOND = 1000;

/** Hands the first of equal news on at once, and of those that follow within a second only the last, at its end. */
export function atMostEachSecond(deliver: (topic: string, news: LiveNews) => void) {
  const waiting = new Map<string, LiveNews | undefined>();

  const pass = (key: string, topic: string, news: LiveNews): void => {
    waiting.set(key, undefined);
    setTimeout(() => {
      const last = waiting.get(key);
      waiting.delete(key);
      if (last) pass(key, topic, last);
    }, SECOND);
    deliver(topic, news);
  };

  return (topic: string, news: LiveNews): void => {
    const key = JSON.stringify([topic, news.kind, news.ids]);
    if (waiting.has(key)) waiting.set(key, news);
    else pass(key, topic, news);
  };
}
