interface Document {
  paths: Record<string, Record<string, { 'x-access'?: unknown }>>;
}
const note = '/** Generated from the API document by npm run api:generate. */\n';
const consoleActions = { get: 'list', post: 'create', put: 'edit', delete: 'delete' } as const;

/** Who may do what with which resource of the console, for its menu and buttons (CON-1). */
export function consoleAccess(document: string): string {
  const access: Record<string, Record<string, unknown>> = {};
  for (const [path, calls] of Object.entries((JSON.parse(document) as Document).paths)) {
    const [, resource, one] = /^\/api\/admin\/([\w-]+)(\/\{id\})?$/.exec(path) ?? [];
    if (!resource) continue;
    for (const [method, action] of Object.entries(consoleActions)) {
      if (!calls[method]) continue;
      const name = one && method === 'get' ? 'show' : action;
      access[resource] = { ...access[resource], [name]: calls[method]['x-access'] };
    }
  }
  return `${note}export const consoleAccess: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =\n  ${JSON.stringify(access)};\n`;
}

/** Calls in the words in which the portal's sources ask about them: 'POST /api/jobs'. */
export const callsNamedIn = (sources: readonly string[]): ReadonlySet<string> =>
  new Set(sources.flatMap((source) => source.match(/(?<=')[A-Z]+ \/api\/[^']+(?=')/gu) ?? []));

/**
 * Of the calls that the portal asks about, those that only some roles may make, and which, for its pages and buttons
 * (READ-3). The first page loads them, so the others stay away (PERF-4).
 */
export function memberAccess(document: string, asked: ReadonlySet<string>): string {
  const access: Record<string, unknown> = {};
  for (const [path, calls] of Object.entries((JSON.parse(document) as Document).paths)) {
    for (const [method, { 'x-access': roles }] of Object.entries(calls)) {
      const call = `${method.toUpperCase()} ${path}`;
      if (Array.isArray(roles) && asked.has(call)) access[call] = roles;
    }
  }
  return `${note}export const memberAccess = ${JSON.stringify(access)} as const;\n`;
}
