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

/** The calls outside the console that only some roles may make, and which, for the portal's pages and buttons (READ-3). */
export function memberAccess(document: string): string {
  const access: Record<string, unknown> = {};
  for (const [path, calls] of Object.entries((JSON.parse(document) as Document).paths)) {
    if (path.startsWith('/api/admin/')) continue;
    for (const [method, { 'x-access': roles }] of Object.entries(calls)) {
      if (Array.isArray(roles)) access[`${method.toUpperCase()} ${path}`] = roles;
    }
  }
  return `${note}export const memberAccess = ${JSON.stringify(access)} as const;\n`;
}
