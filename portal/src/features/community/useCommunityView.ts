import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type CommunityAddress, type ListedView, readAddress, writeAddress } from './model/community-address';

/** Kept with a discussion that was opened from the list: closing it is going back. */
const openedHere = { openedHere: true };

/** Forum, search, tab and open discussion of the address, and ways to change them. */
export function useCommunityView() {
  const [params, setParams] = useSearchParams();
  const { pathname, state } = useLocation() as { pathname: string; state: Partial<typeof openedHere> | null };
  const navigate = useNavigate();
  const view = readAddress(params);

  const search = useCallback(
    (words: string) => {
      // A pause in typing that ends while another page is being opened must not bring the reader back.
      if (window.location.pathname !== pathname) return;
      setParams((before) => writeAddress({ ...readAddress(before), search: words }), { replace: true });
    },
    [setParams, pathname],
  );
  const choose = (chosen: ListedView) =>
    setParams((before) => writeAddress({ ...readAddress(before), view: chosen }), {
      replace: true,
      preventScrollReset: true,
    });
  const hrefOf = (change: Partial<CommunityAddress>): string => {
    const query = writeAddress({ ...view, ...change }).toString();
    return query ? `${pathname}?${query}` : pathname;
  };

  return {
    view,
    hrefOf,
    search,
    choose,
    openDiscussion: (discussionId: string) => void navigate(hrefOf({ discussionId }), { state: openedHere }),
    closeDiscussion: () => {
      if (state?.openedHere) void navigate(-1);
      else void navigate(hrefOf({ discussionId: '' }), { replace: true });
    },
    /** For links that open a discussion. */
    openedHere,
  };
}
