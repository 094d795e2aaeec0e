/**
 * What tokens of the organisation may be allowed: reading one kind of record over all people (API-7). They belong to a
 * program and to nobody, so that none of them changes anything.
 */
export const organizationScopes = [
  'people:read',
  'enrollments:read',
  'certificates:read',
  'courses:read',
  'work:read',
  'postings:read',
  'applications:read',
] as const;
export type OrganizationScope = (typeof organizationScopes)[number];

/** How often one of these tokens is answered within an hour; each time is an entry of the audit log. */
export const organizationUsesPerHour = 1000;
