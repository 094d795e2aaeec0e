import { setTimeout as sleep } from 'node:timers/promises';
import type { HeldOrder } from './held-people.js';
import { HeldRooms } from './held-rooms.js';
import { HeldStreams } from './held-streams.js';

/** What became of the lines. */
export interface HeldFigures {
  streams: number;
  sockets: number;
  streamsAtEnd: number;
  socketsAtEnd: number;
  replies: number;
  /** Of replies and chat messages: how many people had to be told, and how many were not. */
  newsDue: number;
  newsLost: number;
  failures: string[];
}

/** A reply leaves so many seconds after the one before; every second somebody says something in a room. */
const replyEvery = 10;
const opensAtOnce = 8;
/** What is under way arrives meanwhile. */
const settleMs = 5000;

/** A process of its own: what it takes to hold the other ends is not the server's. */
async function hold({ url, readers, discussionId, rooms }: HeldOrder): Promise<void> {
  const streams = new HeldStreams(url, readers, discussionId);
  const lines = new HeldRooms(url);
  await inTurns(readers, (_, place) => streams.hold(place));
  await inTurns(rooms, (room) => lines.hold(room));
  const atStart = { streams: streams.open, sockets: lines.open };
  const news = new Set<Promise<unknown>>();
  let tick = 0;
  const note = (work: Promise<unknown>): void => {
    const noted = work
      .catch((error: unknown) => streams.failures.push(String(error)))
      .finally(() => news.delete(noted));
    news.add(noted);
  };
  const timer = setInterval(() => {
    lines.move(tick);
    if (rooms.length > 0) note(lines.say(tick));
    if (readers.length > 0 && tick % replyEvery === 0) note(streams.reply(tick / replyEvery));
    tick += 1;
  }, 1000);
  process.once('message', () => {
    clearInterval(timer);
    void Promise.all(news)
      .then(() => sleep(settleMs))
      .then(() => {
        const due = streams.news.sent * readers.length + lines.news.due;
        const figures: HeldFigures = {
          ...atStart,
          streamsAtEnd: streams.open,
          socketsAtEnd: lines.open,
          replies: streams.news.sent,
          newsDue: due,
          newsLost: due - streams.news.heard - lines.news.heard,
          failures: [...streams.failures, ...lines.failures].slice(0, 5),
        };
        streams.leave();
        lines.leave();
        process.send?.(figures, () => process.disconnect());
      });
  });
  process.send?.('held');
}

async function inTurns<Item>(
  items: readonly Item[],
  work: (item: Item, place: number) => Promise<void>,
): Promise<void> {
  const places = items.entries();
  await Promise.all(
    Array.from({ length: opensAtOnce }, async () => {
      for (const [place, item] of places) await work(item, place);
    }),
  );
}

process.once('message', (order: HeldOrder) => {
  hold(order).catch((error: unknown) => process.send?.({ error: String(error) }, () => process.exit(1)));
});

// Whoever asked is gone: nobody needs the lines any more.
process.once('disconnect', () => process.exit());
