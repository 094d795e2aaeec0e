import type { HoursDecision } from '@masar/domain';
import { textDirection } from '@masar/i18n';
import { CheckIcon, Isolated, shell, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Stars } from '#subjects/rating/Stars';
import type { VolunteerHours } from '#subjects/volunteering/hours.queries';
import { hoursWords } from '#subjects/volunteering/hours-words.messages';
import { HoursStatusBadge } from '#subjects/volunteering/HoursStatusBadge';
import { DecideHoursDialog } from './DecideHoursDialog';
import { hoursListMessages } from './hours-list.messages';
import styles from './HoursList.module.css';

/** What somebody gave on a day, and the decision about it while it waits. */
export function HoursRow({ entry }: { entry: VolunteerHours }) {
  const text = useMessages(hoursListMessages);
  const words = useMessages(hoursWords);
  const { digits, format } = useLocale();
  const [decision, setDecision] = useState<HoursDecision | undefined>();
  const name = entry.volunteerName ?? text.noName;
  return (
    <li className={`${shell.card} ${shell.line} ${styles.row}`}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Isolated>{name}</Isolated>
          <HoursStatusBadge status={entry.status} />
        </h3>
        <p className={styles.facts}>
          {words.hours(Number(entry.hours), digits)}
          {' · '}
          {format.date(entry.day)}
        </p>
        {entry.note && (
          <p className={styles.note} dir={textDirection(entry.note)}>
            {entry.note}
          </p>
        )}
        {entry.rating && <Stars count={entry.rating} />}
      </div>
      {entry.status === 'logged' && (
        <div className={styles.decisions}>
          <Button variant="outlined" aria-label={text.confirmOf(name)} onClick={() => setDecision('confirm')}>
            <CheckIcon size={18} />
            {text.confirm}
          </Button>
          <Button variant="text" color="inherit" aria-label={text.refuseOf(name)} onClick={() => setDecision('refuse')}>
            {text.refuse}
          </Button>
        </div>
      )}
      {decision && <DecideHoursDialog id={entry.id} decision={decision} onClose={() => setDecision(undefined)} />}
    </li>
  );
}
