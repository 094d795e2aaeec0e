import { communityLimits } from '@masar/domain';
import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { TextField } from '#shared/forms/TextField';
import { asMarked, useCheckedForm, written } from '#shared/forms/useCheckedForm';
import { useHeldValues } from '#shared/forms/useHeldValues';
import { useToast } from '#shared/toasts/ToastProvider';
import { useEditPost } from '../community.mutations';
import type { Post } from '../community-answers';
import { composeMessages } from '../messages/compose.messages';
import { useTitleRule } from '../useTitleRule';
import { MarkdownComposer } from './MarkdownComposer';

/** Edits an own post in its place. */
export function EditPostForm({ post, onDone }: { post: Post; onDone: () => void }) {
  const text = useMessages(composeMessages);
  const toast = useToast();
  const edit = useEditPost(post);
  const titleRule = useTitleRule();
  const hasTitle = 'title' in post;
  const held = useHeldValues(`edit:${post.id}`, { title: hasTitle ? post.title : '', content: post.content });
  const { title, content } = held.values;
  const { form, draft, failure, errorOf, isBusy } = useCheckedForm({
    holds: held,
    rules: {
      title: hasTitle ? titleRule : asMarked,
      content: () => written(text.contentRequired)(content.trim()),
    },
    send: (typed) => edit.mutateAsync({ title: typed.title, content }),
    onSent: () => {
      held.accept(held.values);
      toast({ title: text.saved, kind: 'success' });
      onDone();
    },
  });
  const cancel = () => {
    draft.discard();
    onDone();
  };

  return (
    <form {...form} className={shell.stack16}>
      <RestoredDraft {...draft} />
      {hasTitle && (
        <TextField
          label={text.title}
          name="title"
          required
          maxLength={communityLimits.titleMaximum}
          value={title}
          error={errorOf('title')}
          onChange={(event) => held.change({ title: event.target.value })}
        />
      )}
      <MarkdownComposer
        label={text.content}
        rows={6}
        place={{ discussionId: 'discussionId' in post ? post.discussionId : post.id }}
        value={content}
        error={errorOf('content')}
        onChange={(changed) => held.change({ content: changed })}
      />
      <FormFailure {...failure} fallback={text.saveFailed} />
      <div className={shell.row10}>
        <Button type="submit" loading={isBusy}>
          {text.save}
        </Button>
        <Button variant="text" color="inherit" onClick={cancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
