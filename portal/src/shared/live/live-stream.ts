import { atMostEachSecond } from './at-most-each-second';
import type { LiveListener, LiveNews, LiveTopic } from './live-news';

/** Screens that change at the same moment share one new connection. */
const SETTLE_MS = 50;
/** The server says something every 25 seconds; after this silence the line is dead. */
const SILENCE_MS = 60_000;
/** Browsers allow six connections to a server without HTTP/2: tabs that nobody looks at give theirs back. */
const HIDDEN_MS = 10_000;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;
/** A first stream is told of the half minute before it; after a longer way to it the page is out of date. */
const FIRST_STREAM_MS = 20_000;
/** As many as the server follows for one stream. */
const MAXIMUM_TOPICS = 20;

/** The tab's one stream of server-sent events: opened for the first follower, closed after the last (NTF-3). */
class LiveStream {
  private readonly followers = new Map<string, Set<LiveListener>>();
  private source: EventSource | undefined;
  /** Topics of the open stream; fewer followers leave it as it is, a new one opens it anew. */
  private opened: readonly string[] = [];
  /** How far this tab was told; the next stream goes on behind it. */
  private cursor: string | undefined;
  private askedFirstAt: number | undefined;
  private failures = 0;
  private readonly timers: Record<
    'settle' | 'retry' | 'silence' | 'hidden',
    ReturnType<typeof setTimeout> | undefined
  > = { settle: undefined, retry: undefined, silence: undefined, hidden: undefined };

  private readonly give = atMostEachSecond((topic, news) =>
    this.followers.get(topic)?.forEach((listener) => listener(news)),
  );

  /** Calls the listener with news of a topic until the returned function is called. */
  follow(topic: LiveTopic, listener: LiveListener): () => void {
    if (this.followers.size === 0) this.watchTab(true);
    const listeners = this.followers.get(topic) ?? new Set();
    this.followers.set(topic, listeners.add(listener));
    this.settle();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.followers.get(topic) === listeners) this.followers.delete(topic);
      this.settle();
    };
  }

  private settle(): void {
    clearTimeout(this.timers.settle);
    this.timers.settle = setTimeout(() => {
      if (this.followers.size === 0) this.end();
      else if (!this.source || this.wanted().some((topic) => !this.opened.includes(topic))) this.connect();
    }, SETTLE_MS);
  }

  private wanted(): string[] {
    return [...this.followers.keys()].filter((topic) => topic !== 'notifications').slice(0, MAXIMUM_TOPICS);
  }

  private readonly connect = (): void => {
    this.disconnect();
    this.askedFirstAt ??= Date.now();
    if (document.hidden || typeof EventSource === 'undefined') return;
    this.opened = this.wanted();
    const query = new URLSearchParams({
      ...(this.opened.length > 0 && { topics: this.opened.join() }),
      ...(this.cursor && { lastEventId: this.cursor }),
    });
    const source = new EventSource(`/api/notifications/stream?${query.toString()}`);
    this.source = source;
    const on = (name: string, handle: (data: Partial<LiveNews> & { topics?: string[] }) => void) =>
      source.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => {
        if (lastEventId) this.cursor = lastEventId;
        this.listenForSilence();
        handle(JSON.parse(data) as Partial<LiveNews>);
      });
    on('ready', ({ unread = 0 }) => this.ready(unread));
    on('news', ({ kind = 'missed', ids = {}, topics = [], unread }) => {
      const news = { kind, ids, ...(unread !== undefined && { unread }) };
      for (const topic of topics) this.give(topic, news);
    });
    on('missed', () => this.missed());
    on('beat', () => undefined);
    source.addEventListener('error', () => this.retry());
    this.listenForSilence();
  };

  private ready(unread: number): void {
    const isLate = this.askedFirstAt !== undefined && Date.now() - this.askedFirstAt > FIRST_STREAM_MS;
    if (isLate) this.missed();
    this.askedFirstAt = Number.POSITIVE_INFINITY;
    this.failures = 0;
    this.give('notifications', { kind: 'ready', ids: {}, unread });
  }

  private missed(): void {
    for (const topic of this.followers.keys()) this.give(topic, { kind: 'missed', ids: {} });
  }

  /** Comes back later each time, and not all tabs of the world at the same moment. */
  private retry(): void {
    this.disconnect();
    const longest = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.failures);
    this.failures += 1;
    this.timers.retry = setTimeout(this.connect, longest * (0.5 + Math.random() / 2));
  }

  private listenForSilence(): void {
    clearTimeout(this.timers.silence);
    this.timers.silence = setTimeout(() => this.retry(), SILENCE_MS);
  }

  private disconnect(): void {
    for (const timer of ['retry', 'silence'] as const) clearTimeout(this.timers[timer]);
    this.source?.close();
    this.source = undefined;
  }

  private end(): void {
    this.disconnect();
    this.watchTab(false);
    // The next follower may be somebody else.
    this.cursor = undefined;
    this.askedFirstAt = undefined;
    this.failures = 0;
  }

  private watchTab(isWatching: boolean): void {
    const change = isWatching ? 'addEventListener' : 'removeEventListener';
    document[change]('visibilitychange', this.tabChanged);
    window[change]('online', this.connect);
    window[change]('pageshow', this.shown);
    window[change]('pagehide', this.left);
  }

  private readonly tabChanged = (): void => {
    clearTimeout(this.timers.hidden);
    if (document.hidden) this.timers.hidden = setTimeout(this.left, HIDDEN_MS);
    else if (!this.source) this.connect();
  };

  /** An open stream would keep the page out of the browser's back-forward cache. */
  private readonly left = (): void => this.disconnect();

  private readonly shown = (): void => {
    if (!this.source && this.followers.size > 0) this.connect();
  };
}

export const liveStream = new LiveStream();
