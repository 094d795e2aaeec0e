import { AwardIcon, CheckIcon, shell, useMessages } from '@masar/ui';
import ButtonBase from '@mui/material/ButtonBase';
import type { Reply } from '../community-answers';
import { answerMessages } from '../messages/answer.messages';
import { liftedPlace } from '../model/reply-place';
import styles from './LiftedAnswers.module.css';
import { ReplyBody, type ReplyBodyProps } from './ReplyBody';

interface LiftedAnswersProps extends Omit<ReplyBodyProps, 'reply'> {
  answers: readonly Reply[];
  /** Leads to where the reply was given. */
  onPlace: (replyId: string) => void;
}

/** The accepted answer and the instructor's, right below the question (COM-8). */
export function LiftedAnswers({ answers, onPlace, ...body }: LiftedAnswersProps) {
  const text = useMessages(answerMessages);
  return answers.map((reply) => {
    const title = reply.isAccepted ? text.accepted : text.ofInstructor;
    return (
      <article
        key={reply.id}
        id={liftedPlace(reply.id)}
        tabIndex={-1}
        className={`${shell.card} ${styles.answer}`}
        aria-label={title}
        data-accepted={reply.isAccepted}
      >
        <header className={styles.head}>
          <strong className={`${shell.inline8} ${styles.title}`}>
            {reply.isAccepted ? <CheckIcon size={20} /> : <AwardIcon size={20} />}
            {title}
          </strong>
          <ButtonBase className={styles.jump} onClick={() => onPlace(reply.id)}>
            {text.inItsPlace}
          </ButtonBase>
        </header>
        <ReplyBody reply={reply} {...body} />
      </article>
    );
  });
}
