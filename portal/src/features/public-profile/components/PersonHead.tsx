import { otherDataLanguage, pickLocalized, textDirection } from '@masar/i18n';
import { AccountBadge, Avatar, buttonClass, Isolated, LinkIcon, MailIcon, useLocale, useMessages } from '@masar/ui';
import { personMessages } from '../person.messages';
import type { Person } from '../person.queries';
import styles from './PersonHead.module.css';

const month = { year: 'numeric', month: 'long' } as const;

const mostSkills = 3;

/** What they do best of what somebody else has seen of them: tests, courses and projects before their own word. */
function strongestSkills(skills: NonNullable<Person['skills']>): NonNullable<Person['skills']> {
  return skills
    .filter(({ source }) => source !== 'self-stated')
    .toSorted((one, other) => other.level - one.level)
    .slice(0, mostSkills);
}

/** Who it is: name in both scripts, what they do best, role, since when, and their own words. */
export function PersonHead({ person }: { person: Person }) {
  const text = useMessages(personMessages);
  const { language, format } = useLocale();
  const name = pickLocalized(person, 'name', language);
  const other = pickLocalized(person, 'name', otherDataLanguage(language));
  const known = strongestSkills(person.skills ?? []);
  return (
    <header className={styles.head}>
      <Avatar personId={person.address} name={name} imageUrl={person.profileImageUrl} size="large" />
      <div className={styles.words}>
        <h1 tabIndex={-1}>{name}</h1>
        {other !== name && (
          <p className={styles.other} lang={otherDataLanguage(language)}>
            <Isolated>{other}</Isolated>
          </p>
        )}
        <p className={styles.facts}>
          <AccountBadge role={person.role} />
          <span>{text.memberSince(format.date(person.memberSince, month))}</span>
        </p>
        {known.length > 0 && (
          <p className={styles.headline}>
            {known.map((skill, place) => (
              <span key={skill.skillId}>
                {place > 0 && ' · '}
                <Isolated>{pickLocalized(skill, 'label', language)}</Isolated>
              </span>
            ))}
          </p>
        )}
        {person.bio && (
          <p className={styles.bio} dir={textDirection(person.bio)}>
            {person.bio}
          </p>
        )}
        {person.contact && <Contact contact={person.contact} />}
      </div>
    </header>
  );
}

/** The way that the person opened to who reads this, said out so that it can be taken along. */
function Contact({ contact }: { contact: string }) {
  const text = useMessages(personMessages);
  const isPage = /^https?:/i.test(contact);
  return (
    <p className={styles.contact}>
      <a
        className={buttonClass({})}
        href={isPage ? contact : `mailto:${contact}`}
        {...(isPage && { target: '_blank', rel: 'nofollow ugc noreferrer' })}
      >
        {isPage ? <LinkIcon size={18} /> : <MailIcon size={18} />}
        {isPage ? text.reach : text.write}
      </a>
      <span className={styles.address} dir="ltr">
        {contact.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
      </span>
    </p>
  );
}
