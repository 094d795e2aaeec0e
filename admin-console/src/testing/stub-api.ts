import type { CurrentUser } from '@masar/contracts';

/** A record as the server holds it. */
export type Row = Readonly<Record<string, unknown>> & { id: string };

export interface SeenCall {
  method: string;
  path: string;
  /** Parameters of the address; those that hold JSON are parsed. */
  query: Readonly<Record<string, unknown>>;
  /** Parsed JSON body; undefined for calls without one. */
  body: unknown;
}

interface Answer {
  status?: number;
  json?: unknown;
  headers?: Record<string, string>;
}

/** Answers by "METHOD /path"; they come before those about records. */
export type Handlers = Record<string, (call: SeenCall) => Answer>;

/** A refusal as the server words it (API-3). */
export const problem = (status: number, detail: string, rest: object = {}): Answer => ({
  status,
  json: { type: 'about:blank', title: detail, status, detail, code: 'test', requestId: 'r-1', ...rest },
});

export const anAdmin = (changes: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 'admin-1',
  email: 'admin@demo.masar.example',
  name: 'زينب كاظم',
  firstName: 'زينب',
  lastName: 'كاظم',
  nameAr: 'زينب كاظم',
  nameEn: 'Zainab Kadhim',
  certificateNamesConfirmed: true,
  bio: null,
  role: 'admin',
  profileImageUrl: null,
  emailVerified: true,
  hasPassword: false,
  digits: 'latn',
  learningGoal: null,
  track: null,
  dailyMinutes: null,
  planAsked: true,
  pendingRole: null,
  pendingRoleReason: null,
  roleRefusal: null,
  lacksSecondFactor: false,
  ...changes,
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/**
 * Replaces the network by a server that holds these records: `stubApi({ categories: [aCategory()] })`. Lists answer the
 * rows that have the values of the filter; a change is kept. What was asked is returned, in order.
 */
export function stubApi(records: Record<string, Row[]> = {}, handlers: Handlers = {}): SeenCall[] {
  const calls: SeenCall[] = [];
  const held = new Map(Object.entries(records));
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname: path, searchParams } = new URL(
      input instanceof Request ? input.url : String(input),
      window.location.href,
    );
    const query = Object.fromEntries([...searchParams].map(([name, value]) => [name, parsed(value)]));
    const { method = 'GET', body } = init ?? (input as Request);
    const call: SeenCall = { method, path, query, body: typeof body === 'string' ? parsed(body) : undefined };
    calls.push(call);
    const { status = 200, json, headers = {} } = handlers[`${method} ${path}`]?.(call) ?? answerOf(held, call);
    return new Response(json === undefined ? null : JSON.stringify(json), {
      status,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  });
  return calls;
}

function answerOf(held: Map<string, Row[]>, call: SeenCall): Answer {
  if (call.path === '/api/auth/user') return { json: anAdmin() };
  if (call.path === '/api/admin/exports') {
    const rows = held.get((call.body as { resource: string }).resource) ?? [];
    return { json: { ids: rows.map(({ id }) => id) } };
  }
  const [, resource = '', id] = /^\/api\/admin\/([^/]+)(?:\/([^/]+))?$/.exec(call.path) ?? [];
  const rows = held.get(resource) ?? [];
  return id ? answerOfOne(held, resource, decodeURIComponent(id), call) : answerOfMany(held, resource, rows, call);
}

function answerOfOne(held: Map<string, Row[]>, resource: string, id: string, { method, body }: SeenCall): Answer {
  const rows = held.get(resource) ?? [];
  const row = rows.find((one) => one.id === id);
  if (!row) return problem(404, 'Not found');
  if (method === 'GET') return { json: row };
  const rest = rows.filter((one) => one.id !== id);
  const changed: Row = { ...row, ...(body as object), id };
  held.set(resource, method === 'DELETE' ? rest : [changed, ...rest]);
  return { json: changed };
}

function answerOfMany(held: Map<string, Row[]>, resource: string, rows: Row[], call: SeenCall): Answer {
  const filter = (call.query['filter'] ?? {}) as Record<string, unknown>;
  const found = rows.filter((row) =>
    Object.entries(filter).every(([name, wanted]) =>
      name === 'q' || !(name in row) ? true : [wanted].flat().includes(row[name]),
    ),
  );
  if (call.method === 'POST') {
    const made: Row = { ...(call.body as object), id: 'made-1' };
    held.set(resource, [made, ...rows]);
    return { status: 201, json: made };
  }
  if (call.method !== 'GET') return { json: { ids: found.map(({ id }) => id) } };
  const range = `${resource} 0-${Math.max(found.length - 1, 0)}/${found.length}`;
  return { json: found, headers: { 'Content-Range': range } };
}

/** The calls that changed something. */
export const changesIn = (calls: readonly SeenCall[]): SeenCall[] => calls.filter(({ method }) => method !== 'GET');
