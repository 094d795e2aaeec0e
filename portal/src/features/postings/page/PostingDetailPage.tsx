import { ApiError } from '@masar/contracts';
import { pickLocalized } from '@masar/i18n';
import { PageSpinner, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { MissingPage } from '#shared/page/MissingPage';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { ApplicantList } from '../applications/ApplicantList';
import { useLiveApplications } from '../applications/useLiveApplications';
import { ApplyPanel } from '../apply/ApplyPanel';
import type { PostingFormOf } from '../form/PostingDialog';
import { postingMessages } from '../posting.messages';
import type { KindTypes, PostingKind } from '../posting-kind';
import { postingQueries } from '../postings.queries';
import { ManagePosting, type ManageWords } from './ManagePosting';
import { PostingPage } from './PostingPage';
import { PostingReviewNotice } from './PostingReviewNotice';
import { PostingText } from './PostingText';

type Part<T extends KindTypes> = ComponentType<{ posting: T['one'] }>;

interface PostingDetailPageProps<T extends KindTypes> {
  kind: PostingKind<T>;
  text: Record<'back' | 'notFound' | 'about' | 'closedForPoster', string> & ManageWords;
  /** Title of a failure to load it, where the usual one says too little. */
  failed?: string;
  form: PostingFormOf<T>;
  Badges?: Part<T>;
  Byline: Part<T>;
  Terms: Part<T>;
  /** Below the description. */
  More: Part<T>;
  /** Below those who applied. */
  End?: Part<T>;
}

function LoadedPosting<T extends KindTypes>({
  posting,
  ...page
}: Omit<PostingDetailPageProps<T>, 'failed'> & { posting: T['one'] }) {
  const { kind, text, form, Badges, Byline, Terms, More, End } = page;
  const { language } = useLocale();
  const { canManage, isActive, closedReason } = posting;
  return (
    <PostingPage
      back={{ to: kind.list.href(), label: text.back }}
      title={pickLocalized(posting, 'title', language)}
      badges={Badges && <Badges posting={posting} />}
      byline={<Byline posting={posting} />}
      terms={<Terms posting={posting} />}
      action={
        canManage ? (
          <ManagePosting kind={kind} posting={posting} form={form} words={text} />
        ) : (
          <ApplyPanel kind={kind.kind} posting={posting} />
        )
      }
    >
      <PostingReviewNotice posting={posting} />
      {canManage && !isActive && closedReason === 'closed' && <Alert severity="info">{text.closedForPoster}</Alert>}
      <PostingText title={text.about}>{pickLocalized(posting, 'description', language)}</PostingText>
      <More posting={posting} />
      {canManage && <ApplicantList kind={kind.kind} postingId={posting.id} />}
      {End && <End posting={posting} />}
    </PostingPage>
  );
}

/** The page of one posting of any kind: loading, failing, following what the other side does (OPP-2, JOB-1, SVC-2). */
export function PostingDetailPage<T extends KindTypes>({ failed, ...page }: PostingDetailPageProps<T>) {
  const { id = '' } = useParams();
  const { kind, text } = page;
  const { inReview, notFoundHint } = useMessages(postingMessages);
  const posting = useSignedInQuery(postingQueries.detail(kind, id));
  useLiveApplications(kind.kind);
  if (posting.isPending) return <PageSpinner />;
  if (posting.isError) {
    const { error } = posting;
    // Who applied is told that a change of its words is looked at (OPP-4).
    const isReviewed = error instanceof ApiError && error.code === 'applications.posting_in_review';
    return (
      <MissingPage
        error={error}
        onRetry={() => void posting.refetch()}
        title={isReviewed ? inReview : text.notFound}
        hint={isReviewed ? undefined : notFoundHint}
        failed={failed}
        back={{ to: kind.list.href(), label: text.back }}
      />
    );
  }
  return <LoadedPosting<T> key={id} posting={posting.data} {...page} />;
}
