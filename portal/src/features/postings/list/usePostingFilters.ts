import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Choices, type Chosen, type PostingFilters, readFilters, writeFilters } from './filters';

/** The filters that the address holds, and ways to change them. */
export function usePostingFilters<C extends Choices>({ choices, list }: { choices: C; list: { href: () => string } }) {
  const [address, setAddress] = useSearchParams();
  const change = useCallback(
    (changed: (before: PostingFilters<C>) => Partial<PostingFilters<C>>) =>
      setAddress(
        (written) => {
          const before = readFilters(choices, written);
          return writeFilters({ ...before, ...changed(before) });
        },
        { replace: true },
      ),
    [choices, setAddress],
  );
  const choose = (name: string, word: string) =>
    change(({ chosen }) => ({ chosen: { ...chosen, [name]: word } as Chosen<C> }));
  // A pause in typing that ends while a posting is being opened must not bring the reader back.
  const search = useCallback(
    (words: string) => {
      if (window.location.pathname === list.href()) change(() => ({ search: words }));
    },
    [change, list],
  );
  return { filters: readFilters(choices, address), change, choose, search };
}
