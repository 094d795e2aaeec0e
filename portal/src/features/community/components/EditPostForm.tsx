import { communityLimits } from '@masar/domain';
import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { type SubmitEvent, useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { fieldError } from '#shared/forms/form-values';
import { TextField } from '#shared/forms/TextField';
import { useUnsavedDraft } from '#shared/forms/useUnsavedDraft';
import { useSession } from '#shared/session/SessionProvider';
import { useToast } from '#shared/toasts/ToastProvider';
import { useEditPost } from '../community.mutations';
import type { Post } from '../community-answers';
import { composeMessages } from '../messages/compose.messages';
import { postProblems } from '../model/post-problems';
import { MarkdownComposer } from './MarkdownComposer';

/** Edits an own post in its place. */
export function EditPostForm({ post, onDone }: { post: Post; onDone: () => void }) {
  const text = useMessages(composeMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const edit = useEditPost(post);
  const hasTitle = 'title' in post;
  const draft = useUnsavedDraft(`masarDraft:${useSession().user?.id}:edit:${post.id}`, {
    title: hasTitle ? post.title : '',
    content: post.content,
  });
  const [wasSent, setSent] = useState(false);
  const { title, content } = draft.values;
  const found = postProblems(hasTitle ? { title, content } : { content });
  const errorOf = (field: 'title' | 'content') => {
    const problem = wasSent && found[field];
    return problem ? text[problem] : fieldError(edit.error, field);
  };

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    if (found.title || found.content || edit.isPending) return;
    edit.mutate(
      { title: title.trim(), content },
      {
        onSuccess: () => {
          draft.accept(draft.values);
          toast({ title: text.saved, kind: 'success' });
          onDone();
        },
        onError: (error) => notifyFailure(error, { title: text.saveFailed }),
      },
    );
  };
  const cancel = () => {
    draft.discard();
    onDone();
  };

  return (
    <form noValidate className={shell.stack16} onSubmit={save}>
      {hasTitle && (
        <TextField
          label={text.title}
          name="title"
          required
          maxLength={communityLimits.titleMaximum}
          value={title}
          error={errorOf('title')}
          onChange={(event) => draft.change({ title: event.target.value })}
        />
      )}
      <MarkdownComposer
        label={text.content}
        rows={6}
        place={{ discussionId: 'discussionId' in post ? post.discussionId : post.id }}
        value={content}
        error={errorOf('content')}
        onChange={(changed) => draft.change({ content: changed })}
      />
      <div className={shell.row10}>
        <Button type="submit" loading={edit.isPending}>
          {text.save}
        </Button>
        <Button variant="text" color="inherit" onClick={cancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
