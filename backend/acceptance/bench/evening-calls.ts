import type { SentCall } from './kept-lines.js';

/** One kind of call, how many of a hundred are of it, and what it sends. */
export interface Call {
  share: number;
  method?: 'POST' | 'PUT' | 'DELETE';
  path: string | (() => string);
  body?: (turn: number) => object;
}

/** A call as it leaves: who sends it, and where to in this turn. */
export const callOf = ({ method, path, body }: Call, turn: number, cookie: string): SentCall => ({
  method: method ?? 'GET',
  path: typeof path === 'string' ? path : path(),
  cookie,
  ...(body && { body: body(turn) }),
});

/** What somebody does on an evening, as a thousand calls in which each kind has its share and none comes in a row. */
export const eveningTurns = async (url: string, cookie: string): Promise<Call[]> => inTurns(await evening(url, cookie));

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

function inTurns(calls: readonly Call[]): Call[] {
  const spread = calls.flatMap((call) =>
    Array.from({ length: Math.round(call.share * 10) }, (_, index) => ({ call, at: (index + 0.5) / call.share })),
  );
  return spread.toSorted((one, other) => one.at - other.at).map(({ call }) => call);
}
