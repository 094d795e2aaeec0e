import { employmentTypes, governorateIds, type EmploymentType, type GovernorateId } from '@masar/domain';

const jobOrders = ['newest', 'match'] as const;
type JobOrder = (typeof jobOrders)[number];

/** What the list shows; the address carries it, so that it can be shared and reloaded (JOB-1). */
export interface JobFilters {
  search: string;
  /** Empty for all. */
  employmentType: EmploymentType | '';
  governorate: GovernorateId | '';
  order: JobOrder;
  /** Only what I posted, in every state. */
  isMine: boolean;
}

export const noFilters: JobFilters = {
  search: '',
  employmentType: '',
  governorate: '',
  order: 'newest',
  isMine: false,
};

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((known) => known === value);

/** Reads the address; what it does not know counts as not chosen. */
export function readFilters(address: URLSearchParams): JobFilters {
  return {
    search: address.get('search')?.trim().slice(0, 200) ?? noFilters.search,
    employmentType: oneOf(employmentTypes, address.get('type')) ?? noFilters.employmentType,
    governorate: oneOf(governorateIds, address.get('governorate')) ?? noFilters.governorate,
    order: oneOf(jobOrders, address.get('order')) ?? noFilters.order,
    isMine: address.get('mine') === 'true',
  };
}

/** The address of these filters; what is not chosen is left out. */
export function writeFilters(filters: JobFilters): URLSearchParams {
  const address = new URLSearchParams();
  if (filters.search) address.set('search', filters.search);
  if (filters.employmentType) address.set('type', filters.employmentType);
  if (filters.governorate) address.set('governorate', filters.governorate);
  if (filters.order !== noFilters.order) address.set('order', filters.order);
  if (filters.isMine) address.set('mine', 'true');
  return address;
}

/** True where something hides vacancies; the order hides none. */
export const isFiltered = ({ search, employmentType, governorate, isMine }: JobFilters): boolean =>
  Boolean(search || employmentType || governorate || isMine);
