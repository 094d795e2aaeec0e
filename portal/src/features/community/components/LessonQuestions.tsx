import { EmptyState, ErrorState, PlusIcon, shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { rowsOf } from '#shared/query/list-page';
import { communityQueries } from '../community.queries';
import { communityMessages } from '../messages/community.messages';
import { questionMessages } from '../messages/question.messages';
import { useCommunityView } from '../useCommunityView';
import { useLiveList } from '../useLiveCommunity';
import { DiscussionCards } from './DiscussionCards';
import { DiscussionDialog } from './DiscussionDialog';
import { DiscussionSkeletons } from './DiscussionSkeletons';
import styles from './LessonQuestions.module.css';
import { NewDiscussionDialog } from './NewDiscussionDialog';

/** The discussions of a lesson, for those who belong to it; each opens over the lesson by its address (COM-4). */
export function LessonQuestions({ lessonId }: { lessonId: string }) {
  const text = useMessages(questionMessages);
  const { retry } = useMessages(communityMessages);
  const describe = useFailureText();
  const { view, hrefOf, openDiscussion, closeDiscussion, openedHere } = useCommunityView();
  const [isComposing, setComposing] = useState(false);
  const list = useInfiniteQuery(communityQueries.list({ forumId: '', search: '', lessonId }));
  const questions = rowsOf(list.data);
  useLiveList(`lesson:${lessonId}`);
  const ask = (
    <Button variant="outlined" onClick={() => setComposing(true)}>
      <PlusIcon />
      {text.ask}
    </Button>
  );

  return (
    <div className={`${shell.stack16} ${styles.questions}`}>
      {list.isPending && <DiscussionSkeletons />}
      {list.isError && questions.length === 0 && (
        <ErrorState headingLevel={3} title={text.failed} onRetry={() => void list.refetch()} retryLabel={retry}>
          {describe(list.error)}
        </ErrorState>
      )}
      {list.isSuccess && questions.length === 0 && (
        <EmptyState drawing="talk" headingLevel={3} title={text.empty} action={ask}>
          {text.emptyHint}
        </EmptyState>
      )}
      {questions.length > 0 && (
        <>
          {ask}
          <DiscussionCards
            discussions={questions}
            source={list}
            hrefOf={(id) => hrefOf({ discussionId: id })}
            linkState={openedHere}
            showsForum={false}
          />
        </>
      )}
      {isComposing && (
        <NewDiscussionDialog
          forumId=""
          lessonId={lessonId}
          onClose={() => setComposing(false)}
          onCreated={(id) => {
            setComposing(false);
            openDiscussion(id);
          }}
        />
      )}
      {view.discussionId && (
        <DiscussionDialog key={view.discussionId} id={view.discussionId} onClose={closeDiscussion} />
      )}
    </div>
  );
}
