import { otherLanguage, pickLocalized, textDirection } from '@masar/i18n';
import { Avatar, Isolated, RoleBadge, useLocale, useMessages } from '@masar/ui';
import { personMessages } from '../person.messages';
import type { Person } from '../person.queries';
import styles from './PersonHead.module.css';

const month = { year: 'numeric', month: 'long' } as const;

/** Who it is: name in both scripts, role, since when, and their own words. */
export function PersonHead({ person }: { person: Person }) {
  const text = useMessages(personMessages);
  const { language, format } = useLocale();
  const name = pickLocalized(person, 'name', language);
  const other = pickLocalized(person, 'name', otherLanguage(language));
  return (
    <header className={styles.head}>
      <Avatar name={name} imageUrl={person.profileImageUrl} size="large" />
      <div className={styles.words}>
        <h1 tabIndex={-1}>{name}</h1>
        {other !== name && (
          <p className={styles.other} lang={otherLanguage(language)}>
            <Isolated>{other}</Isolated>
          </p>
        )}
        <p className={styles.facts}>
          <RoleBadge role={person.role} />
          <span>{text.memberSince(format.date(person.memberSince, month))}</span>
        </p>
        {person.bio && (
          <p className={styles.bio} dir={textDirection(person.bio)}>
            {person.bio}
          </p>
        )}
      </div>
    </header>
  );
}
