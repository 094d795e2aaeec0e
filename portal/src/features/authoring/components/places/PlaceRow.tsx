import { textDirection } from '@masar/i18n';
import { Badge, CheckIcon, Isolated, shell, type Tone, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { coursePlacesMessages } from '../../messages/course-places.messages';
import type { CoursePlace } from '../../places.queries';
import { type PlaceDeed, PlaceDialog } from './PlaceDialog';
import styles from './PlaceList.module.css';
import { usePlaceStateNames } from './usePlaceStateNames';
import { WithdrawPlace } from './WithdrawPlace';

const tones: Record<CoursePlace['state'] | 'used', Tone> = {
  asked: 'yellow',
  granted: 'blue',
  declined: 'red',
  used: 'green',
};

/** Somebody's place or request, and what may be done with it. */
export function PlaceRow({ place }: { place: CoursePlace }) {
  const text = useMessages(coursePlacesMessages);
  const states = usePlaceStateNames();
  const { format } = useLocale();
  const [deed, setDeed] = useState<PlaceDeed | undefined>();
  const { state, note, reason, amountReceived, createdAt } = place;
  const name = place.personName ?? place.email ?? text.noName;
  const shown = place.usedAt ? 'used' : state;
  const isPaid = Number(amountReceived) > 0;
  return (
    <li className={`${shell.card} ${shell.line} ${styles.row}`}>
      <div className={styles.words}>
        <h3 className={`${shell.line} ${styles.name}`}>
          <Isolated>{name}</Isolated>
          <Badge tone={tones[shown]} dot>
            {states[shown]}
          </Badge>
        </h3>
        <p className={styles.facts}>
          {text.since(format.date(createdAt))}
          {state === 'granted' &&
            ` · ${isPaid ? text.received(format.price(Number(amountReceived))) : text.nothingReceived}`}
        </p>
        {[note, reason].map(
          (words) =>
            words && (
              <p key={words} className={styles.note} dir={textDirection(words)}>
                {words}
              </p>
            ),
        )}
      </div>
      <div className={shell.row8}>
        {state !== 'granted' && (
          <Button variant="outlined" aria-label={text.grantOf(name)} onClick={() => setDeed('grant')}>
            <CheckIcon size={18} />
            {text.grant}
          </Button>
        )}
        {state === 'asked' && (
          <Button variant="text" color="inherit" aria-label={text.declineOf(name)} onClick={() => setDeed('decline')}>
            {text.decline}
          </Button>
        )}
        {state === 'granted' && (
          <Button variant="text" color="inherit" aria-label={text.recordOf(name)} onClick={() => setDeed('record')}>
            {text.record}
          </Button>
        )}
        {state === 'granted' && !place.usedAt && !isPaid && <WithdrawPlace id={place.id} name={name} />}
      </div>
      {deed && <PlaceDialog place={place} deed={deed} onClose={() => setDeed(undefined)} />}
    </li>
  );
}
