import { plainBeginningOf } from '@masar/domain';
import { textIn } from '@masar/i18n';
import { CheckIcon, ChevronDownIcon, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type PointerEvent, useRef, useState } from 'react';
import { movedTo, placeAt } from '../order-moves';
import { questionMessages } from '../questions.messages';
import styles from '../Questions.module.css';
import type { AnsweringKind, InputProps } from './answering-kind';

/** Steps to put in order: by two buttons each, or by dragging a row at its number. */
function OrderingInput({ question: { items }, answer, show, onAnswer }: InputProps<'ordering'>) {
  const text = useMessages(questionMessages);
  const { language, format } = useLocale();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string>();
  const [said, say] = useState('');
  const order = answer?.itemIds;
  const onOrder = (itemIds: string[]) => onAnswer({ kind: 'ordering', itemIds });
  const ids = order ?? items.map(({ id }) => id);
  const wordsOf = (id: string) => {
    const item = items.find((each) => each.id === id);
    return item ? textIn(item, language) : '';
  };
  const plain = (id: string) => plainBeginningOf(wordsOf(id), 120);
  const move = (id: string, to: number) => {
    if (to < 0 || to >= ids.length || ids[to] === id) return;
    onOrder(movedTo(ids, id, to));
    say(text.moved(plain(id), format.number(to + 1)));
  };
  const drag = (event: PointerEvent) => {
    if (dragged === undefined || !list.current) return;
    const rows = Array.from(list.current.children, (row) => row.getBoundingClientRect());
    move(dragged, placeAt(rows, event.clientY));
  };
  return (
    <div className={styles.answers}>
      <ol ref={list} role="list" className={styles.answers}>
        {ids.map((id, place) => (
          <li key={id} className={styles.option} data-dragged={id === dragged || undefined}>
            <span
              className={styles.grip}
              aria-hidden="true"
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setDragged(id);
              }}
              onPointerMove={drag}
              onPointerUp={() => setDragged(undefined)}
              onPointerCancel={() => setDragged(undefined)}
            >
              {format.number(place + 1)}
            </span>
            <span className={styles.words}>{show(wordsOf(id))}</span>
            <IconButton aria-label={text.up(plain(id))} disabled={place === 0} onClick={() => move(id, place - 1)}>
              <ChevronDownIcon className={styles.upward} />
            </IconButton>
            <IconButton
              aria-label={text.down(plain(id))}
              disabled={place === ids.length - 1}
              onClick={() => move(id, place + 1)}
            >
              <ChevronDownIcon />
            </IconButton>
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {order ? (
        <p className={styles.hint}>
          <CheckIcon size={16} /> {text.orderKept}
        </p>
      ) : (
        <>
          <p className={styles.hint}>{text.orderOpen}</p>
          <Button size="small" variant="outlined" className={styles.confirm} onClick={() => onOrder([...ids])}>
            {text.keepOrder}
          </Button>
        </>
      )}
    </div>
  );
}

export const ordering: AnsweringKind<'ordering'> = {
  Input: OrderingInput,
  words: ({ items }, { itemIds }, { number, named }) =>
    itemIds.map((id, place) => `${number(place + 1)}. ${named(items, id)}`),
  isGiven: () => true,
  isTyped: false,
};
