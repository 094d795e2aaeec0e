import { useState, type SubmitEvent } from 'react';
import { communityLimits } from '@masar/domain';
import { Button, TextField, useMessages } from '@masar/ui';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { fieldError } from '#shared/forms/form-values';
import { useSendOnce } from '#shared/forms/useSendOnce';
import { useUnsavedDraft } from '#shared/forms/useUnsavedDraft';
import { useSession } from '#shared/session/SessionProvider';
import { useToast } from '#shared/toasts/ToastProvider';
import { useStartDiscussion } from '../community.mutations';
import { composeMessages } from '../messages/compose.messages';
import { discussionFields, emptyDiscussion, postProblems } from '../model/post-problems';
import { ForumField } from './ForumField';
import { MarkdownComposer } from './MarkdownComposer';
import { RestoredDraft } from './RestoredDraft';
import styles from './PostForm.module.css';

interface NewDiscussionFormProps {
  forumId: string;
  onCreated: (id: string) => void;
}

/** Forum, title and text of a new discussion; what was typed stays until the server has it (COM-1). */
export function NewDiscussionForm({ forumId, onCreated }: NewDiscussionFormProps) {
  const text = useMessages(composeMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const start = useStartDiscussion();
  const sendOnce = useSendOnce();
  const initial = { ...emptyDiscussion, forumId };
  const draft = useUnsavedDraft(`masarDraft:${useSession().user?.id}:new-discussion`, initial);
  const [wasSent, setSent] = useState(false);
  const { values } = draft;
  const problems = wasSent ? postProblems(values) : {};

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    const found = postProblems(values);
    const first = discussionFields.find((field) => found[field]);
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    if (first) return;
    const body = { ...values, title: values.title.trim() };
    try {
      const created = await sendOnce(body, (key) => start.mutateAsync({ body, key }));
      if (!created) return;
      draft.accept(initial);
      const description = created.status === 'pending' ? text.waitsForReview : undefined;
      toast({ title: text.discussionCreated, description, kind: 'success' });
      onCreated(created.id);
    } catch (error) {
      notifyFailure(error, { title: text.discussionFailed });
    }
  };
  const errorOf = (field: (typeof discussionFields)[number]) => {
    const problem = problems[field];
    return problem ? text[problem] : fieldError(start.error, field);
  };

  return (
    <form noValidate className={styles.form} aria-label={text.newDiscussion} onSubmit={(event) => void send(event)}>
      {draft.wasRestored && <RestoredDraft onDiscard={draft.discard} />}
      <ForumField
        label={text.forum}
        choose={text.chooseForum}
        value={values.forumId}
        error={errorOf('forumId')}
        onChange={(chosen) => draft.change({ forumId: chosen })}
      />
      <TextField
        label={text.title}
        hint={text.titleHint}
        name="title"
        required
        maxLength={communityLimits.titleMaximum}
        value={values.title}
        error={errorOf('title')}
        onChange={(event) => draft.change({ title: event.target.value })}
      />
      <MarkdownComposer
        label={text.content}
        hint={text.contentHint}
        rows={6}
        value={values.content}
        error={errorOf('content')}
        onChange={(content) => draft.change({ content })}
      />
      <Button type="submit" size="large" className={styles.send} busy={start.isPending}>
        {text.publish}
      </Button>
    </form>
  );
}
