import type { components } from '@masar/contracts';

export type OrganizationToken = components['schemas']['OrganizationTokenResponse'];
export type NewOrganizationToken = components['schemas']['NewOrganizationTokenResponse'];
export type OrganizationTokenForm = components['schemas']['CreateOrganizationTokenDto'];
