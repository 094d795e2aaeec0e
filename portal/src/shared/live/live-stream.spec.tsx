import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Session, SessionContext } from '#shared/session/SessionProvider';
import { aUser } from '#testing/stub-api';
import type { LiveNews, LiveTopic } from './live-news';
import { useLive } from './useLive';

const signedIn: Session = {
  status: 'signed-in',
  isSignedIn: true,
  isRemembered: true,
  user: aUser(),
  role: 'student',
  displayName: 'سارة',
  givenName: 'سارة',
  isDemo: false,
};
const visitor: Session = { ...signedIn, status: 'signed-out', isSignedIn: false, user: null, role: null };

/** Stands in for the browser's: tests say what the server sends. */
class FakeSource extends EventTarget {
  static readonly all: FakeSource[] = [];
  isClosed = false;
  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
  send(name: string, data: object, lastEventId = ''): void {
    this.dispatchEvent(Object.assign(new Event(name), { data: JSON.stringify(data), lastEventId }));
  }
  static get last(): FakeSource {
    const source = FakeSource.all.at(-1);
    if (!source) throw new Error('No stream was opened');
    return source;
  }
}

const query = ({ url }: FakeSource) => new URLSearchParams(url.split('?')[1]);

/** Lets chunks arrive and timers of that many milliseconds run. */
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const hide = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
};

function follow(topic: LiveTopic | '', session = signedIn) {
  const heard: LiveNews[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={session}>{children}</SessionContext>
  );
  const hook = renderHook(() => useLive(topic, (news) => void heard.push(news)), { wrapper });
  return { heard, ...hook };
}

/** Ends a test while its clock still runs: the tab's stream lives longer than a test. */
async function leave(...hooks: { unmount: () => void }[]): Promise<void> {
  hide(false);
  for (const { unmount } of hooks) unmount();
  await pass(2000);
}

beforeEach(async () => {
  await import('./live-stream');
  jest.useFakeTimers();
  FakeSource.all.length = 0;
  Object.assign(globalThis, { EventSource: FakeSource });
});

const news = (topics: string[], ids: object = { discussionId: 'd' }, kind = 'reply-added') => ({ kind, topics, ids });

describe('useLive', () => {
  it('opens nothing while nobody is signed in, or there is nothing to follow [NTF-3] [NAV-8]', async () => {
    const nobody = follow('notifications', visitor);
    const idle = follow('');
    await pass(500);
    expect(FakeSource.all).toEqual([]);
    await leave(nobody, idle);
  });

  it('shares one stream between all that follow, and closes it after the last [NTF-3]', async () => {
    const [bell, list] = [follow('notifications'), follow('forum:f')];
    await pass(100);
    expect(FakeSource.all).toHaveLength(1);
    expect(query(FakeSource.last).get('topics')).toBe('forum:f');
    FakeSource.last.send('ready', { unread: 3 }, '5-1');
    FakeSource.last.send('news', news(['forum:f']), '6-2');
    expect(bell.heard).toEqual([{ kind: 'ready', ids: {}, unread: 3 }]);
    expect(list.heard).toEqual([{ kind: 'reply-added', ids: { discussionId: 'd' } }]);
    list.unmount();
    await pass(100);
    expect(FakeSource.last.isClosed).toBe(false);
    await leave(bell);
    expect(FakeSource.last.isClosed).toBe(true);
  });

  it('goes on where it was when a topic is added or the line breaks, later each time [NTF-3]', async () => {
    const bell = follow('notifications');
    await pass(100);
    FakeSource.last.send('ready', { unread: 0 }, '5-1');
    const watched = follow('discussion:d');
    await pass(100);
    expect(FakeSource.all).toHaveLength(2);
    expect(FakeSource.all[0]?.isClosed).toBe(true);
    expect([query(FakeSource.last).get('topics'), query(FakeSource.last).get('lastEventId')]).toEqual([
      'discussion:d',
      '5-1',
    ]);
    FakeSource.last.dispatchEvent(new Event('error'));
    await pass(400);
    expect(FakeSource.all).toHaveLength(2);
    await pass(700);
    expect(FakeSource.all).toHaveLength(3);
    FakeSource.last.dispatchEvent(new Event('error'));
    await pass(900);
    expect(FakeSource.all).toHaveLength(3);
    await pass(1200);
    expect(FakeSource.all).toHaveLength(4);
    await leave(bell, watched);
  });

  it('notices a dead line by its silence [NTF-3]', async () => {
    const bell = follow('notifications');
    await pass(100);
    await pass(50_000);
    FakeSource.last.send('beat', {});
    await pass(50_000);
    expect(FakeSource.all).toHaveLength(1);
    await pass(12_000);
    expect(FakeSource.all).toHaveLength(2);
    await leave(bell);
  });

  it('gives the connection back while nobody looks at the tab [NTF-3]', async () => {
    const bell = follow('notifications');
    await pass(100);
    FakeSource.last.send('ready', { unread: 0 }, '7-1');
    hide(true);
    await pass(11_000);
    expect(FakeSource.last.isClosed).toBe(true);
    hide(false);
    expect(query(FakeSource.last).get('lastEventId')).toBe('7-1');
    expect(FakeSource.all).toHaveLength(2);
    await leave(bell);
  });

  it('tells everybody to load anew what could not be told one by one, and what a late first stream missed [COM-5]', async () => {
    hide(true);
    const list = follow('discussions');
    await pass(60_000);
    hide(false);
    FakeSource.last.send('ready', { unread: 0 }, '7-1');
    expect(list.heard.map(({ kind }) => kind)).toEqual(['missed']);
    await pass(1500);
    FakeSource.last.send('missed', {});
    expect(list.heard.map(({ kind }) => kind)).toEqual(['missed', 'missed']);
    await leave(list);
  });

  it('gives a burst of the same news at its beginning and its end [COM-5]', async () => {
    const list = follow('discussions');
    await pass(100);
    for (let likes = 0; likes < 50; likes += 1) FakeSource.last.send('news', news(['discussions'], {}, 'post-changed'));
    FakeSource.last.send('news', news(['discussions'], { discussionId: 'other' }));
    expect(list.heard).toHaveLength(2);
    await pass(1100);
    expect(list.heard).toHaveLength(3);
    await pass(5000);
    expect(list.heard).toHaveLength(3);
    await leave(list);
  });
});
