import { useMessages } from '@masar/ui';
import { BulkChange } from '../records/BulkChange';
import { postingWords } from './posting-words.messages';

/** Closes several postings, or opens them again; either can be undone. */
export function PostingBulk() {
  const text = useMessages(postingWords);
  return (
    <>
      <BulkChange label={text.bulkClose} data={{ isActive: false }} />
      <BulkChange label={text.bulkOpen} data={{ isActive: true }} />
    </>
  );
}
