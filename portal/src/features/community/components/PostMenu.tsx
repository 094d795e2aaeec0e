import { EditIcon, FlagIcon, TrashIcon, useMessages } from '@masar/ui';
import { useState } from 'react';
import { ActionMenu, type MenuAction } from '#shared/menu/ActionMenu';
import { useSession } from '#shared/session/SessionProvider';
import type { Post } from '../community-answers';
import { discussionMessages } from '../messages/discussion.messages';
import { moderationMessages } from '../messages/moderation.messages';
import { actsOn } from '../model/moderator-acts';
import type { ModeratorAct } from '../moderation.mutations';
import { DeletePost } from './DeletePost';
import { ModerationDialog } from './ModerationDialog';
import { ModeratorIcon } from './ModeratorIcon';
import { ReportDialog } from './ReportDialog';

interface PostMenuProps {
  post: Post;
  subject: string;
  onEdit: () => void;
  onDeleted?: (() => void) | undefined;
}

/** What the reader may do with a post: edit and delete the own, report others', and decide as a moderator (COM-4). */
export function PostMenu({ post, subject, onEdit, onDeleted }: PostMenuProps) {
  const text = useMessages(discussionMessages);
  const moderation = useMessages(moderationMessages);
  const { user } = useSession();
  const [asked, setAsked] = useState<'delete' | 'report' | ModeratorAct | null>(null);
  const acts = post.canModerate ? actsOn(post) : [];
  const canReport = post.status === 'visible' && post.userId !== user?.id;
  const actions: MenuAction[] = acts.map((act) => ({
    label: act === 'unhide' && post.status === 'pending' ? moderation.approve : moderation[act],
    icon: <ModeratorIcon act={act} />,
    act: () => setAsked(act),
  }));
  if (canReport) actions.unshift({ label: moderation.report, icon: <FlagIcon />, act: () => setAsked('report') });
  if (post.canDelete) actions.unshift({ label: text.delete, icon: <TrashIcon />, act: () => setAsked('delete') });
  if (post.canEdit) actions.unshift({ label: text.edit, icon: <EditIcon />, act: onEdit });
  if (actions.length === 0) return null;

  const close = () => setAsked(null);
  return (
    <>
      <ActionMenu label={text.moreActions(subject)} actions={actions} />
      {asked === 'delete' && <DeletePost post={post} onClose={close} onDeleted={onDeleted} />}
      {asked === 'report' && <ReportDialog post={post} onClose={close} />}
      {asked && asked !== 'delete' && asked !== 'report' && (
        <ModerationDialog post={post} act={asked} onClose={close} />
      )}
    </>
  );
}
