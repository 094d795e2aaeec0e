import type { ReactNode } from 'react';
import { useMessages } from '@masar/ui';
import { Age } from '../records/Age';
import { Facts } from '../records/Facts';
import { HeldFor } from './HeldFor';
import type { PendingPosting } from './pending-posting';
import { pendingPostingsMessages, postingKindMessages } from './pending-postings.messages';

/** Who posted what and why it waits; what was left empty is left out. */
export function PostingFacts({ posting }: { posting: PendingPosting }) {
  const text = useMessages(pendingPostingsMessages);
  const kinds = useMessages(postingKindMessages);
  const { titleAr, titleEn } = posting;
  const facts: (readonly [label: string, value: ReactNode])[] = [
    [text.heldFor, <HeldFor signs={posting.heldFor} />],
    [text.kind, kinds[posting.kind]],
    [text.poster, posting.posterName || text.deletedUser],
    [text.age, <Age since={posting.createdAt} />],
    // Posted in one language, it bears the same title in both.
    [text.titles, titleAr !== titleEn && `${titleAr}\n${titleEn}`],
    [text.organization, posting.organization],
    [text.contactInfo, posting.contactInfo],
    [text.otherWords, posting.otherWords.join('\n')],
  ];
  return <Facts facts={facts.filter(([, value]) => Boolean(value))} />;
}
