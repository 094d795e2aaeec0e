import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#app/paths';
import { readFilters, writeFilters, type OpportunityFilters } from './model/opportunity-filters';

/** The filters that the address holds, and ways to change them. */
export function useOpportunityFilters() {
  const [address, setAddress] = useSearchParams();
  const change = useCallback(
    (changed: Partial<OpportunityFilters>) =>
      setAddress((before) => writeFilters({ ...readFilters(before), ...changed }), { replace: true }),
    [setAddress],
  );
  // A pause in typing that ends while an opportunity is being opened must not bring the reader back.
  const search = useCallback(
    (words: string) => {
      if (window.location.pathname === paths.opportunities.href()) change({ search: words });
    },
    [change],
  );
  return { filters: readFilters(address), change, search };
}
