import { EmptyState, ErrorState, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { NearestFound } from '#subjects/search/NearestFound';
import { communityMessages } from '../messages/community.messages';
import type { ListedView } from '../model/community-address';
import { useDiscussionList } from '../useDiscussionList';
import { DiscussionCards } from './DiscussionCards';
import { DiscussionSkeletons } from './DiscussionSkeletons';

interface DiscussionListProps {
  forumId: string;
  search: string;
  view: ListedView;
  hrefOf: (discussionId: string) => string;
  /** Kept with the address of an opened discussion. */
  linkState: object;
  onStart: () => void;
  onClearSearch: () => void;
}

/** Discussions and what stands in their place: placeholders, nothing, an error (COM-1). */
export function DiscussionList({
  forumId,
  search,
  view,
  hrefOf,
  linkState,
  onStart,
  onClearSearch,
}: DiscussionListProps) {
  const text = useMessages(communityMessages);
  const describe = useFailureText();
  const { source, discussions, isPending } = useDiscussionList(forumId, search, view);

  if (isPending) return <DiscussionSkeletons />;
  if (source.isError && discussions.length === 0) {
    return (
      <ErrorState title={text.loadFailed} onRetry={() => void source.refetch()} retryLabel={text.retry}>
        {describe(source.error)}
      </ErrorState>
    );
  }
  if (discussions.length === 0 && search) {
    return (
      <EmptyState
        drawing="search"
        title={text.nothingFound}
        action={
          <>
            <Button variant="outlined" onClick={onClearSearch}>
              {text.clearSearch}
            </Button>
            <NearestFound words={search} kind="discussion" />
          </>
        }
      >
        {text.nothingFoundHint}
      </EmptyState>
    );
  }
  if (discussions.length === 0 && view !== 'active') {
    const isSolved = view === 'solved';
    return (
      <EmptyState drawing="talk" title={isSolved ? text.noneSolved : text.noneUnanswered}>
        {isSolved ? text.noneSolvedHint : text.noneUnansweredHint}
      </EmptyState>
    );
  }
  if (discussions.length === 0) {
    return (
      <EmptyState drawing="talk" title={text.empty} action={<Button onClick={onStart}>{text.newDiscussion}</Button>}>
        {text.emptyHint}
      </EmptyState>
    );
  }
  return (
    <>
      <h2 className="visually-hidden">{text.discussions}</h2>
      <DiscussionCards
        discussions={discussions}
        source={source}
        hrefOf={hrefOf}
        linkState={linkState}
        showsForum={forumId === ''}
      />
    </>
  );
}
