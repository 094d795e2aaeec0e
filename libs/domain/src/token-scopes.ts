/**
 * What personal access tokens may be allowed: areas of the contract and whether calls that change something are among
 * them (API-4). Controllers name theirs; an area that is not named here takes no token.
 */
export const tokenAreas = {
  courses: ['read', 'write'],
  lessons: ['read', 'write'],
  enrollments: ['read', 'write'],
  certificates: ['read', 'write'],
  community: ['read', 'write'],
  opportunities: ['read', 'write'],
  jobs: ['read', 'write'],
  services: ['read', 'write'],
  applications: ['read', 'write'],
  skills: ['read', 'write'],
  dashboard: ['read'],
  search: ['read'],
  webhooks: ['read', 'write'],
} as const satisfies Record<string, readonly ('read' | 'write')[]>;

export type TokenArea = keyof typeof tokenAreas;

/** `courses:read`, `courses:write` and so on; writing does not include reading. */
export type TokenScope = { [Area in TokenArea]: `${Area}:${(typeof tokenAreas)[Area][number]}` }[TokenArea];

export const tokenScopes = Object.entries(tokenAreas).flatMap(([area, verbs]) =>
  verbs.map((verb) => `${area}:${verb}`),
) as TokenScope[];

/** The scope that a call needs, or nothing where no token reaches it; what is for writers alone asks for writing. */
export function scopeOfCall(
  area: TokenArea | undefined,
  method: string,
  isForWriters: boolean,
): TokenScope | undefined {
  const verb = method.toUpperCase() === 'GET' && !isForWriters ? 'read' : 'write';
  const scope = `${area ?? ''}:${verb}` as TokenScope;
  return tokenScopes.includes(scope) ? scope : undefined;
}
