import { ReplyIcon, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { discussionMessages } from '../messages/discussion.messages';
import styles from './WriteReply.module.css';

/** On a phone the way to the form below the replies, within the thumb's reach; it slips under the form when that is seen. */
export function WriteReply({ onClick }: { onClick: () => void }) {
  const text = useMessages(discussionMessages);
  return (
    <div className={styles.reach}>
      <Button size="large" onClick={onClick}>
        <ReplyIcon size={20} />
        {text.writeReply}
      </Button>
    </div>
  );
}
