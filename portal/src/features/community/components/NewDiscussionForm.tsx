import { communityLimits } from '@masar/domain';
import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { type SubmitEvent, useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { fieldError } from '#shared/forms/form-values';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { TextField } from '#shared/forms/TextField';
import { useSendOnce } from '#shared/forms/useSendOnce';
import { useUnsavedDraft } from '#shared/forms/useUnsavedDraft';
import { useSession } from '#shared/session/SessionProvider';
import { useToast } from '#shared/toasts/ToastProvider';
import { useStartDiscussion } from '../community.mutations';
import { composeMessages } from '../messages/compose.messages';
import { discussionFields, emptyDiscussion, postProblems } from '../model/post-problems';
import { ForumField } from './ForumField';
import { MarkdownComposer } from './MarkdownComposer';
import styles from './PostForm.module.css';
import { TooFast } from './TooFast';

interface NewDiscussionFormProps {
  forumId: string;
  /** Where the discussion belongs instead of a forum. */
  lessonId?: string | undefined;
  onCreated: (id: string) => void;
}

/** Forum, title and text of a new discussion; what was typed stays until the server has it (COM-1). */
export function NewDiscussionForm({ forumId, lessonId, onCreated }: NewDiscussionFormProps) {
  const text = useMessages(composeMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const start = useStartDiscussion();
  const sendOnce = useSendOnce();
  const initial = { ...emptyDiscussion, forumId };
  const place = lessonId ? `new-discussion:${lessonId}` : 'new-discussion';
  const draft = useUnsavedDraft(`masarDraft:${useSession().user?.id}:${place}`, initial);
  const [wasSent, setSent] = useState(false);
  const { title, content, ...where } = draft.values;
  const asked = lessonId ? { title, content } : { ...where, title, content };
  const problems = wasSent ? postProblems(asked) : {};

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    const found = postProblems(asked);
    const first = discussionFields.find((field) => found[field]);
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    if (first) return;
    const body = { ...(lessonId ? { lessonId } : where), title: title.trim(), content };
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
    <form
      noValidate
      className={shell.stack16}
      aria-label={lessonId ? text.newQuestion : text.newDiscussion}
      onSubmit={(event) => void send(event)}
    >
      <RestoredDraft {...draft} />
      {!lessonId && (
        <ForumField
          label={text.forum}
          choose={text.chooseForum}
          value={where.forumId}
          error={errorOf('forumId')}
          onChange={(chosen) => draft.change({ forumId: chosen })}
        />
      )}
      <TextField
        label={text.title}
        hint={text.titleHint}
        name="title"
        required
        maxLength={communityLimits.titleMaximum}
        value={title}
        error={errorOf('title')}
        onChange={(event) => draft.change({ title: event.target.value })}
      />
      <MarkdownComposer
        label={text.content}
        hint={text.contentHint}
        rows={6}
        place={lessonId ? { lessonId } : {}}
        value={content}
        error={errorOf('content')}
        onChange={(changed) => draft.change({ content: changed })}
      />
      <TooFast error={start.error} />
      <Button type="submit" size="large" className={styles.send} loading={start.isPending}>
        {lessonId ? text.publishQuestion : text.publish}
      </Button>
    </form>
  );
}
