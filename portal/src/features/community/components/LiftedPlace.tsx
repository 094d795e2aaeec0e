import { CheckIcon, useMessages } from '@masar/ui';
import ButtonBase from '@mui/material/ButtonBase';
import type { Reply } from '../community-answers';
import { answerMessages } from '../messages/answer.messages';
import { goTo, liftedPlace, replyPlace } from '../model/reply-place';
import { PostAuthor } from './PostAuthor';
import styles from './ReplyList.module.css';

/** Where a reply was given whose text stands right below the question (COM-8). */
export function LiftedPlace({ reply }: { reply: Reply }) {
  const text = useMessages(answerMessages);
  return (
    <li className={styles.place} id={replyPlace(reply.id)} tabIndex={-1}>
      <PostAuthor post={reply} />
      <span className={styles.mark}>
        {reply.isAccepted && <CheckIcon size={18} />}
        <strong>{reply.isAccepted ? text.accepted : text.ofInstructor}</strong>
        <ButtonBase className={styles.jump} onClick={() => goTo(liftedPlace(reply.id))}>
          {text.standsAbove}
        </ButtonBase>
      </span>
    </li>
  );
}
