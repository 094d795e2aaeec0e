import { useState, type ReactNode } from 'react';
import { EditIcon, FlagIcon, IconButton, MoreIcon, TrashIcon, useMessages } from '@masar/ui';
import { Disclosure } from '#shared/menu/Disclosure';
import { MenuButton, MenuList } from '#shared/menu/MenuList';
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
  if (!post.canEdit && !post.canDelete && !canReport && acts.length === 0) return null;

  const entries = (close: () => void): ReactNode => {
    const entry = (label: string, icon: ReactNode, act: () => void) => (
      <MenuButton
        key={label}
        icon={icon}
        onClick={() => {
          close();
          act();
        }}
      >
        {label}
      </MenuButton>
    );
    return (
      <>
        {post.canEdit && entry(text.edit, <EditIcon />, onEdit)}
        {post.canDelete && entry(text.delete, <TrashIcon />, () => setAsked('delete'))}
        {canReport && entry(moderation.report, <FlagIcon />, () => setAsked('report'))}
        {acts.map((act) => {
          const label = act === 'unhide' && post.status === 'pending' ? moderation.approve : moderation[act];
          return entry(label, <ModeratorIcon act={act} />, () => setAsked(act));
        })}
      </>
    );
  };
  const close = () => setAsked(null);
  return (
    <>
      <Disclosure
        align="end"
        near
        trigger={(button) => (
          <IconButton label={text.moreActions(subject)} {...button}>
            <MoreIcon />
          </IconButton>
        )}
      >
        {(closeMenu) => <MenuList>{entries(closeMenu)}</MenuList>}
      </Disclosure>
      {asked === 'delete' && <DeletePost post={post} onClose={close} onDeleted={onDeleted} />}
      {asked === 'report' && <ReportDialog post={post} onClose={close} />}
      {asked && asked !== 'delete' && asked !== 'report' && (
        <ModerationDialog post={post} act={asked} onClose={close} />
      )}
    </>
  );
}
