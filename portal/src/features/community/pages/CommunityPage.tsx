import { EmptyState, PlusIcon, shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { SearchField } from '#shared/forms/SearchField';
import { Page } from '#shared/page/Page';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { Tabs } from '#shared/tabs/Tabs';
import { communityQueries } from '../community.queries';
import { CommunityTiles } from '../components/CommunityTiles';
import { DiscussionDialog } from '../components/DiscussionDialog';
import { DiscussionList } from '../components/DiscussionList';
import { ForumList } from '../components/ForumList';
import { NewDiscussionDialog } from '../components/NewDiscussionDialog';
import { communityMessages } from '../messages/community.messages';
import { listedViews } from '../model/community-address';
import { useCommunityView } from '../useCommunityView';
import { useLiveList } from '../useLiveCommunity';
import styles from './CommunityPage.module.css';

/** /community and /discussions (COM-1). */
export default function CommunityPage() {
  const text = useMessages(communityMessages);
  const { view, hrefOf, search, choose, openDiscussion, closeDiscussion, openedHere } = useCommunityView();
  const [isComposing, setComposing] = useState(false);
  const compose = () => setComposing(true);
  const { forumId, discussionId } = view;
  const hasNoForum = useSignedInQuery(communityQueries.forums()).data?.length === 0;
  useLiveList(forumId ? `forum:${forumId}` : 'discussions');

  if (hasNoForum) {
    return (
      <Page title={text.title} intro={text.intro}>
        <EmptyState drawing="talk" title={text.noForums}>
          {text.noForumsHint}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={text.title} intro={text.intro}>
      <div className={`${shell.stack20} ${styles.sections}`}>
        <CommunityTiles />
        <div className={`${shell.stack20} ${styles.columns}`}>
          <ForumList chosen={forumId} hrefOf={(id) => hrefOf({ forumId: id, discussionId: '' })} />
          <div className={`${shell.stack20} ${styles.main}`}>
            <div className={styles.toolbar}>
              <SearchField label={text.search} hint={text.searchHint} value={view.search} onChange={search} />
              <div className={styles.create}>
                <Button size="large" onClick={compose}>
                  <PlusIcon />
                  {text.newDiscussion}
                </Button>
              </div>
            </div>
            <Tabs
              label={text.views}
              tabs={listedViews.map((value) => ({ value, label: text[value] }))}
              value={view.view}
              onChange={choose}
            >
              <DiscussionList
                forumId={forumId}
                search={view.search}
                view={view.view}
                hrefOf={(id) => hrefOf({ discussionId: id })}
                linkState={openedHere}
                onStart={compose}
                onClearSearch={() => search('')}
              />
            </Tabs>
          </div>
        </div>
      </div>
      {isComposing && (
        <NewDiscussionDialog
          forumId={forumId}
          onClose={() => setComposing(false)}
          onCreated={(id) => {
            setComposing(false);
            openDiscussion(id);
          }}
        />
      )}
      {discussionId && <DiscussionDialog key={discussionId} id={discussionId} onClose={closeDiscussion} />}
    </Page>
  );
}
