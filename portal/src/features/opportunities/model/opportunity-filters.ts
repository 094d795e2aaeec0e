import { governorateIds, opportunityTypes, type GovernorateId, type OpportunityType } from '@masar/domain';

/** What the list shows; the address carries it, so that it can be shared and reloaded (OPP-1). */
export interface OpportunityFilters {
  search: string;
  /** Empty for all. */
  type: OpportunityType | '';
  governorate: GovernorateId | '';
  /** Only what the reader posted, in every state. */
  isMine: boolean;
}

export const noFilters: OpportunityFilters = { search: '', type: '', governorate: '', isMine: false };

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | '' =>
  values.find((known) => known === value) ?? '';

/** Reads the address; what it does not know counts as not chosen. */
export const readFilters = (address: URLSearchParams): OpportunityFilters => ({
  search: address.get('search')?.trim().slice(0, 200) ?? '',
  type: oneOf(opportunityTypes, address.get('type')),
  governorate: oneOf(governorateIds, address.get('governorate')),
  isMine: address.get('mine') === 'true',
});

/** The address of these filters; what is not chosen is left out. */
export function writeFilters({ search, type, governorate, isMine }: OpportunityFilters): URLSearchParams {
  const address = new URLSearchParams();
  if (search) address.set('search', search);
  if (type) address.set('type', type);
  if (governorate) address.set('governorate', governorate);
  if (isMine) address.set('mine', 'true');
  return address;
}

/** True where something hides opportunities that the reader could see otherwise. */
export const isFiltered = ({ search, type, governorate }: OpportunityFilters): boolean =>
  Boolean(search || type || governorate);
