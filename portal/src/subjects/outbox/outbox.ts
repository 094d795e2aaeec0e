import { ApiError } from '@masar/contracts';
import { defaultLanguage, isLanguage, pickLocalized } from '@masar/i18n';
import { deliver, mayPass } from './deliver';
import { gatherSeen } from './gather-seen';
import { gatherWhiles } from './gather-whiles';
import { type News, tellNews } from './outbox-news';
import { type OutboxEntry, showOutbox, type WaitingKind } from './outbox-state';
import { addEntry, allEntries, changeEntry } from './outbox-store';
import { currentOwner, onOwnerChange } from './owner';

const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 5 * 60_000;

let pause = FIRST_PAUSE;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Tells other tabs of changes; opened when sending starts. */
let otherTabs: BroadcastChannel | undefined;

async function ownEntries(): Promise<OutboxEntry[]> {
  const owner = currentOwner();
  return owner === null ? [] : (await allEntries()).filter((entry) => entry.owner === owner);
}

/** Shows what waits for the present owner, also after somebody else has signed in. */
async function refresh(): Promise<void> {
  showOutbox({ entries: await ownEntries() });
}

async function changed(): Promise<void> {
  otherTabs?.postMessage('changed');
  await refresh();
}

/** Writes of which only the last about a subject counts. */
const lastCounts: readonly WaitingKind[] = ['project-notes'];

/** What an entry becomes in place of an earlier one; null where both stay. */
function inPlaceOf(before: OutboxEntry, entry: OutboxEntry): OutboxEntry | null {
  const { kind, owner, subject } = before;
  if (kind !== entry.kind || owner !== entry.owner || subject.id !== entry.subject.id) return null;
  if (lastCounts.includes(kind)) return entry;
  if (kind === 'watch-time') return gatherSeen(before, entry);
  return kind === 'learning-time' ? gatherWhiles(before, entry) : null;
}

/** Keeps a write until the network returns. What was watched of a video is one entry, and of notes the last is kept. */
export async function keep(entry: OutboxEntry): Promise<void> {
  await addEntry(entry, inPlaceOf);
  await changed();
  tryLater();
}

export async function discard(key: string): Promise<void> {
  await changeEntry(key, () => null);
  await changed();
}

function tryLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void send(), pause);
  pause = Math.min(pause * 2, LONGEST_PAUSE);
}

/** The server's words, and what it misses where it names that (EVD-1). */
function refusalOf({ detail, message, missing }: ApiError): string {
  const { lang } = document.documentElement;
  const named = missing.map((each) => pickLocalized(each, 'message', isLanguage(lang) ? lang : defaultLanguage));
  return [detail || message, ...named].join(' ');
}

/** Sends one entry; null says that it has to wait. */
async function sendOne(entry: OutboxEntry): Promise<News | null> {
  try {
    const answer = await deliver(entry, entry);
    await changeEntry(entry.key, () => null);
    return { kind: 'sent', entry, answer };
  } catch (error) {
    if (mayPass(error) || !(error instanceof ApiError)) return null;
    // Learning time that does not count, of a course that was left, is nobody's to read and discard.
    if (entry.kind === 'learning-time') {
      await changeEntry(entry.key, () => null);
      return { kind: 'sent', entry, answer: null };
    }
    const refused = { ...entry, refusal: refusalOf(error) };
    await changeEntry(entry.key, () => refused);
    return { kind: 'refused', entry: refused };
  }
}

/**
 * All that waits, oldest first; the first that has to wait holds up the rest, so that the order stays. Whoever signs in
 * meanwhile, in this tab or another, gets none of it: each names its owner to the server.
 */
async function sendAll(): Promise<void> {
  const waiting = (await ownEntries()).filter(({ refusal }) => !refusal);
  const news: News[] = [];
  for (const entry of waiting) {
    const outcome = await sendOne(entry);
    if (!outcome) break;
    news.push(outcome);
    await changed();
  }
  tellNews(news);
}

/** Sends now what waits; several tabs together send once. */
export async function send(): Promise<void> {
  clearTimeout(timer);
  const alone = async (isAlone: boolean) => {
    if (!isAlone) return;
    showOutbox({ isSending: true });
    await sendAll().catch(() => undefined);
    showOutbox({ isSending: false });
  };
  if ('locks' in navigator) {
    await navigator.locks.request('masar-outbox', { ifAvailable: true }, (lock) => alone(lock !== null));
  } else {
    await alone(true);
  }
  const waiting = (await ownEntries()).some(({ refusal }) => !refusal);
  if (waiting) tryLater();
  else pause = FIRST_PAUSE;
}

const sendSoon = () => {
  pause = FIRST_PAUSE;
  void send();
};

/** Begins to send: now, when the network returns, when the page comes back into view, and again after a while. */
export async function startSending(): Promise<void> {
  window.addEventListener('online', sendSoon);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendSoon();
  });
  if ('BroadcastChannel' in window) otherTabs = new BroadcastChannel('masar-outbox');
  otherTabs?.addEventListener('message', () => void refresh());
  onOwnerChange(() => void refresh().then(sendSoon));
  await refresh();
  await send();
}
