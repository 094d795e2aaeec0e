import { communityLimits } from '@masar/domain';
import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { TextField } from '#shared/forms/TextField';
import { useCheckedForm, written } from '#shared/forms/useCheckedForm';
import { useHeldValues } from '#shared/forms/useHeldValues';
import { useToast } from '#shared/toasts/ToastProvider';
import { useStartDiscussion } from '../community.mutations';
import { composeMessages } from '../messages/compose.messages';
import { useTitleRule } from '../useTitleRule';
import { ForumField } from './ForumField';
import { MarkdownComposer } from './MarkdownComposer';
import styles from './PostForm.module.css';

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
  const titleRule = useTitleRule();
  const initial = { title: '', content: '', forumId };
  const held = useHeldValues(lessonId ? `new-discussion:${lessonId}` : 'new-discussion', initial, { isNew: true });
  const { title, content, ...where } = held.values;
  const { form, draft, failure, errorOf, isBusy } = useCheckedForm({
    holds: held,
    rules: {
      forumId: () => (lessonId ? undefined : written(text.forumRequired)(where.forumId)),
      title: titleRule,
      content: () => written(text.contentRequired)(content.trim()),
    },
    send: (typed, key) =>
      start.mutateAsync({ body: { ...(lessonId ? { lessonId } : where), title: typed.title, content }, key }),
    onSent: ({ id, status }) => {
      held.accept(initial);
      const description = status === 'pending' ? text.waitsForReview : undefined;
      toast({ title: text.discussionCreated, description, kind: 'success' });
      onCreated(id);
    },
    onRefused: (error) => notifyFailure(error, { title: text.discussionFailed }),
  });

  return (
    <form {...form} className={shell.stack16} aria-label={lessonId ? text.newQuestion : text.newDiscussion}>
      <RestoredDraft {...draft} />
      {!lessonId && (
        <ForumField
          label={text.forum}
          choose={text.chooseForum}
          value={where.forumId}
          error={errorOf('forumId')}
          onChange={(chosen) => held.change({ forumId: chosen })}
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
        onChange={(event) => held.change({ title: event.target.value })}
      />
      <MarkdownComposer
        label={text.content}
        hint={text.contentHint}
        rows={6}
        place={lessonId ? { lessonId } : {}}
        value={content}
        error={errorOf('content')}
        onChange={(changed) => held.change({ content: changed })}
      />
      <FormFailure {...failure} />
      <Button type="submit" size="large" className={styles.send} loading={isBusy}>
        {lessonId ? text.publishQuestion : text.publish}
      </Button>
    </form>
  );
}
