import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#app/paths';
import { readFilters, writeFilters, type ServiceFilters } from './model/service-filters';

/** The filters that the address holds, and ways to change them. */
export function useServiceFilters() {
  const [address, setAddress] = useSearchParams();
  const change = useCallback(
    (changed: Partial<ServiceFilters>) =>
      setAddress((before) => writeFilters({ ...readFilters(before), ...changed }), { replace: true }),
    [setAddress],
  );
  // A pause in typing that ends while a service is being opened must not bring the reader back.
  const search = useCallback(
    (words: string) => {
      if (window.location.pathname === paths.services.href()) change({ search: words });
    },
    [change],
  );
  return { filters: readFilters(address), change, search };
}
