import { sql } from 'kysely';
import { peopleOfAddress, type PersonalData } from '#platform/personal-data/personal-data';

/** What was written to the team, and the newsletter, found by the account's address (PRF-4). */
export const outreachPersonalData: PersonalData = {
  sources: [
    {
      table: 'contact_messages',
      whose: ({ email }) => sql`lower(t.email) = lower(${email})`,
      people: peopleOfAddress,
      hidden: ['form_key'],
      erase: ({ email }) => [sql`delete from contact_messages where lower(email) = lower(${email})`],
    },
    {
      table: 'newsletter_subscriptions',
      whose: ({ email }) => sql`lower(t.email) = lower(${email})`,
      people: peopleOfAddress,
      erase: ({ email }) => [sql`delete from newsletter_subscriptions where lower(email) = lower(${email})`],
    },
  ],
  impersonal: { newsletter_links: 'Digests of links; they go with their subscription.' },
};
