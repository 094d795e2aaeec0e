import { httpClient } from '../providers/http-client';
import type { NewOrganizationToken, OrganizationToken, OrganizationTokenForm } from './organization-token';

const base = '/api/organization-tokens';

/** Tokens of the organisation are twenty at most: no pages, no filters (API-7). */
export const organizationTokenCalls = {
  all: async () => (await httpClient(base)).json as OrganizationToken[],
  create: async (form: OrganizationTokenForm) =>
    (await httpClient(base, { method: 'POST', body: JSON.stringify(form) })).json as NewOrganizationToken,
  revoke: async (id: string) => {
    await httpClient(`${base}/${id}`, { method: 'DELETE' });
  },
};
