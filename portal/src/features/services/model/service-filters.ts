import { serviceCategories, type ServiceCategory } from '@masar/domain';

/** What the list shows; the address carries it, so that it can be shared and reloaded (SVC-1). */
export interface ServiceFilters {
  search: string;
  /** Empty for all. */
  category: ServiceCategory | '';
  /** Only what the reader offers, in every state. */
  isMine: boolean;
}

export const noFilters: ServiceFilters = { search: '', category: '', isMine: false };

/** Reads the address; what it does not know counts as not chosen. */
export const readFilters = (address: URLSearchParams): ServiceFilters => ({
  search: address.get('search')?.trim().slice(0, 200) ?? '',
  category: serviceCategories.find((known) => known === address.get('category')) ?? '',
  isMine: address.get('mine') === 'true',
});

/** The address of these filters; what is not chosen is left out. */
export function writeFilters({ search, category, isMine }: ServiceFilters): URLSearchParams {
  const address = new URLSearchParams();
  if (search) address.set('search', search);
  if (category) address.set('category', category);
  if (isMine) address.set('mine', 'true');
  return address;
}

/** True where something hides services that the reader could see otherwise. */
export const isFiltered = ({ search, category }: ServiceFilters): boolean => Boolean(search || category);
