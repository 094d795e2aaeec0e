import type { Digits } from '@masar/i18n';
import { EmptyState, PlusIcon, shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ListStates } from '#shared/list/ListStates';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { rowsOf } from '#shared/query/list-page';
import { useSession } from '#shared/session/SessionProvider';
import { useLiveApplications } from '../applications/useLiveApplications';
import { PostingDialog, type PostingFormOf } from '../form/PostingDialog';
import { postingMessages } from '../posting.messages';
import type { KindTypes, PostingKind } from '../posting-kind';
import { postingQueries } from '../postings.queries';
import { FilterBar, type FilterBarChoices } from './FilterBar';
import { cleared, isFiltered, without } from './filters';
import { PostingGrid, PostingGridSkeleton } from './PostingGrid';
import styles from './PostingListPage.module.css';
import { usePostingFilters } from './usePostingFilters';

type ListWords = Record<
  'title' | 'intro' | 'add' | 'mine' | 'loading' | 'loadFailed' | 'empty' | 'emptyHint' | 'emptyOwn',
  string
> &
  Record<'nothingFound' | 'nothingFoundHint', string> & {
    emptyOwnHint?: string;
    emptyForPosters?: string;
    count: (count: number, digits: Digits) => string;
  };

interface PostingListPageProps<T extends KindTypes> {
  kind: PostingKind<T>;
  text: ListWords;
  form: PostingFormOf<T>;
  mayPost: boolean;
  bar: FilterBarChoices;
  card: (posting: T['listed']) => ReactNode;
  /** Beside the button that adds one. */
  links?: ReactNode;
  /** What else there is to do while there are none. */
  elsewhere?: ReactNode;
  /** Above the cards, once there are any. */
  above?: (postings: readonly T['listed'][]) => ReactNode;
  /** Dialogs of the kind's own. */
  children?: ReactNode;
}

/** The list of a kind: what it is narrowed by, its cards, and what stands in their place (OPP-1, JOB-1, SVC-1). */
export function PostingListPage<T extends KindTypes>(props: PostingListPageProps<T>) {
  const { kind, text, form, mayPost, bar, card, links, elsewhere, above, children } = props;
  const { language, digits } = useLocale();
  const { isSignedIn } = useSession();
  const words = useMessages(postingMessages);
  const { filters, change, choose, search } = usePostingFilters(kind);
  const [isAdding, setAdding] = useState(false);
  useLiveApplications();
  const list = useInfiniteQuery({ ...postingQueries.list(kind, filters, language), enabled: isSignedIn });
  const postings = rowsOf<T['listed']>(list.data);
  const add = () => setAdding(true);
  const clear = (names: readonly string[]) =>
    change(({ chosen }) => ({ chosen: without(chosen, names), isMine: false }));

  const empty = isFiltered(filters) ? (
    <EmptyState
      drawing="search"
      title={text.nothingFound}
      action={<Button onClick={() => change(cleared)}>{words.clear}</Button>}
    >
      {text.nothingFoundHint}
    </EmptyState>
  ) : (
    <EmptyState
      title={filters.isMine ? text.emptyOwn : text.empty}
      action={(mayPost && (filters.isMine || !elsewhere) && <Button onClick={add}>{text.add}</Button>) || elsewhere}
    >
      {(filters.isMine && text.emptyOwnHint) || (mayPost && text.emptyForPosters) || text.emptyHint}
    </EmptyState>
  );
  const action = (
    <div className={`${shell.row10} ${styles.actions}`}>
      {mayPost && (
        <Button onClick={add}>
          <PlusIcon />
          {text.add}
        </Button>
      )}
      <ButtonLink to={paths.applications.href()} variant="secondary">
        {text.mine}
      </ButtonLink>
      {links}
    </div>
  );
  return (
    <Page title={text.title} intro={text.intro} action={action}>
      <div className={shell.stack40}>
        <section className={`${shell.stack16} ${styles.list}`} aria-label={text.title}>
          <FilterBar
            {...bar}
            choices={kind.choices}
            filters={filters}
            hasOwn={mayPost}
            onChoose={choose}
            onMine={(isMine) => change(() => ({ isMine }))}
            onSearch={search}
            onClear={clear}
          />
          <ListStates
            list={list}
            isEmpty={postings.length === 0}
            skeleton={<PostingGridSkeleton label={text.loading} />}
            empty={empty}
            failed={text.loadFailed}
          >
            <p role="status" className={shell.note}>
              {text.count(list.data?.pages[0]?.total ?? 0, digits)}
            </p>
            {above?.(postings)}
            <PostingGrid isOld={list.isPlaceholderData}>{postings.map(card)}</PostingGrid>
          </ListStates>
        </section>
      </div>
      {children}
      {isAdding && <PostingDialog kind={kind} form={form} onClose={() => setAdding(false)} />}
    </Page>
  );
}
