import { signInAsDemoUser } from './demo-cookie.js';
import { KeptLines } from './kept-lines.js';

/** One kind of call, how many of a hundred are of it, and what it sends. */
interface Call {
  share: number;
  method?: 'POST' | 'PUT' | 'DELETE';
  path: string | (() => string);
  body?: (turn: number) => object;
}

interface Tally {
  sent: number;
  failed: number;
  /** The first few failures, as `status method path`. */
  failures: string[];
}

/** Streams of live news that stay open beside the calls. */
const openStreams = 20;

/**
 * What people do on an evening, as a hundred calls a second: reading, searching, learning, liking, now and then a
 * page of HTML, a certificate or a CV as PDF. Calls leave by the clock, whether or not earlier ones were answered.
 */
export class MixedLoad {
  readonly tally: Tally = { sent: 0, failed: 0, failures: [] };
  private readonly leaving = new AbortController();
  private readonly unanswered = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;

  private constructor(
    private readonly url: string,
    private readonly cookies: string[],
    private readonly turns: Call[],
    private readonly lines: KeptLines,
  ) {}

  static async prepare(url: string): Promise<MixedLoad> {
    const cookies: string[] = [];
    for (let session = 0; session < 20; session += 1) cookies.push(await signInAsDemoUser(url));
    return new MixedLoad(url, cookies, inTurns(await evening(url, cookies[0] ?? '')), await KeptLines.open(url));
  }

  start(perSecond: number): void {
    const startedAt = performance.now();
    for (let stream = 0; stream < openStreams; stream += 1) void this.follow(stream);
    this.timer = setInterval(() => {
      const due = Math.floor(((performance.now() - startedAt) * perSecond) / 1000);
      while (this.tally.sent < due) {
        const call = this.send(this.tally.sent++).finally(() => this.unanswered.delete(call));
        this.unanswered.add(call);
      }
    }, 10);
  }

  /** Sends nothing more and waits for what was sent. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.leaving.abort();
    await Promise.all(this.unanswered);
    this.lines.close();
  }

  private async send(turn: number): Promise<void> {
    const { method = 'GET', path, body } = this.turns[turn % this.turns.length]!;
    const address = typeof path === 'string' ? path : path();
    const cookie = this.cookies[turn % this.cookies.length]!;
    try {
      const status = await this.lines.send({ method, path: address, cookie, ...(body && { body: body(turn) }) });
      if (status >= 300) this.fail(`${status} ${method} ${address}`);
    } catch (error) {
      this.fail(`${String(error)} ${method} ${address}`);
    }
  }

  private fail(what: string): void {
    this.tally.failed += 1;
    if (this.tally.failures.length < 5) this.tally.failures.push(what);
  }

  private async follow(stream: number): Promise<void> {
    const headers = { cookie: this.cookies[stream % this.cookies.length]! };
    const { signal } = this.leaving;
    try {
      const answer = await fetch(`${this.url}/api/notifications/stream`, { headers, signal });
      await answer.body?.pipeTo(new WritableStream(), { signal });
    } catch (error) {
      if (!signal.aborted) this.fail(`${String(error)} stream`);
    }
  }
}

async function evening(url: string, cookie: string): Promise<Call[]> {
  const read = async <Row>(path: string): Promise<Row[]> =>
    (await (await fetch(`${url}/api/${path}`, { headers: { cookie } })).json()) as Row[];
  const courses = (await read<{ id: string }>('courses?limit=50')).map(({ id }) => id);
  const discussions = (await read<{ id: string }>('discussions?limit=50')).map(({ id }) => id);
  const lessons = (await read<{ nextLesson: { id: string } | null }>('enrollments')).flatMap(
    ({ nextLesson }) => nextLesson?.id ?? [],
  );
  const [certificate] = await read<{ id: string; verificationCode: string }>('certificates');
  const one = (ids: string[]): string => ids[Math.floor(Math.random() * ids.length)] ?? '';
  const words = ['برمجة', 'javascript', 'تصميم', 'إدارة المشاريع', 'python', 'ai'];
  const pages: Call[] = [
    { share: 3, path: () => `/courses/${one(courses)}` },
    { share: 2, path: '/?lang=en' },
  ];
  // Without a build of the portal only the API is there.
  const hasPages = (await fetch(url)).ok;
  const word = (): string => encodeURIComponent(one(words));
  return [
    { share: 16, path: '/api/courses?limit=20' },
    { share: 10, path: () => `/api/courses/${one(courses)}` },
    { share: 8, path: () => `/api/courses/${one(courses)}/lessons` },
    { share: 6, path: () => `/api/lessons/${one(lessons)}` },
    { share: 6, path: () => `/api/search?q=${word()}` },
    { share: 6, path: () => `/api/search/suggestions?q=${word()}` },
    { share: 8, path: '/api/dashboard' },
    { share: 6, path: '/api/discussions?limit=20' },
    { share: 6, path: () => `/api/discussions/${one(discussions)}/replies?limit=20` },
    { share: 5, path: '/api/notifications/unread-count' },
    { share: 3, path: '/api/ai/recommendations' },
    { share: 3, path: '/api/jobs?limit=20' },
    { share: 2, path: '/api/analytics/dashboard' },
    { share: 2, path: `/api/certificates/verify/${certificate?.verificationCode}` },
    ...(hasPages ? pages : []),
    { share: 0.2, path: `/api/certificates/${certificate?.id}/pdf` },
    { share: 0.2, path: '/api/profile/cv?language=ar' },
    {
      share: 7.6,
      method: 'PUT',
      path: () => `/api/lessons/${one(lessons)}/progress`,
      body: (turn) => ({ watchTime: turn % 300 }),
    },
  ];
}

/** A thousand calls in which each kind has its share and none comes in a row. */
function inTurns(calls: readonly Call[]): Call[] {
  const spread = calls.flatMap((call) =>
    Array.from({ length: Math.round(call.share * 10) }, (_, index) => ({ call, at: (index + 0.5) / call.share })),
  );
  return spread.toSorted((one, other) => one.at - other.at).map(({ call }) => call);
}
