import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#app/paths';
import { readFilters, writeFilters, type JobFilters } from './model/job-filters';

/** The filters that the address holds, and ways to change them. */
export function useJobFilters() {
  const [address, setAddress] = useSearchParams();
  const change = useCallback(
    (changed: Partial<JobFilters>) =>
      setAddress((before) => writeFilters({ ...readFilters(before), ...changed }), { replace: true }),
    [setAddress],
  );
  // A pause in typing that ends while a vacancy is being opened must not bring the reader back.
  const search = useCallback(
    (words: string) => {
      if (window.location.pathname === paths.jobs.href()) change({ search: words });
    },
    [change],
  );
  return { filters: readFilters(address), change, search };
}
