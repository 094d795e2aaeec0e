import { Avatar, Isolated, shell, useLocale, useMessages } from '@masar/ui';
import { useEffect, useRef } from 'react';
import { mentionMessages } from '../messages/mention.messages';
import type { useMentions } from '../useMentions';
import styles from './MentionList.module.css';

type MentionListProps = Pick<ReturnType<typeof useMentions>, 'people' | 'listId' | 'option'>;

/** The people whom the letters behind @ may become, below the field in which the focus stays (NTF-1). */
export function MentionList({ people, listId, option }: MentionListProps) {
  const text = useMessages(mentionMessages);
  const { digits } = useLocale();
  const popup = useRef<HTMLDivElement>(null);
  const isOpen = people.length > 0;
  // Behind the keyboard of a phone or the end of a dialog nobody would see it.
  useEffect(() => {
    if (isOpen) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <>
      {isOpen && (
        <div ref={popup} className={`${shell.card} ${styles.popup}`} onMouseDown={(event) => event.preventDefault()}>
          <div id={listId} role="listbox" aria-label={text.list} className={styles.list}>
            {people.map(({ id, name, profileImageUrl }, place) => (
              <div key={id} className={styles.option} {...option(place)}>
                <Avatar personId={id} name={name} imageUrl={profileImageUrl} />
                <Isolated>{name}</Isolated>
              </div>
            ))}
          </div>
        </div>
      )}
      <p role="status" className="visually-hidden">
        {isOpen && text.count(people.length, digits)}
      </p>
    </>
  );
}
