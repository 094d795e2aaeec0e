import { buttonClass, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { filteredList } from '../records/filtered-list';
import type { Posting } from './posting-kind';
import { postingWords } from './postings.messages';

/** From a posting to what people sent for it, to its page on the site, and to its decision while it waits. */
export function PostingLinks({ posting, folder }: { posting: Pick<Posting, 'id' | 'status'>; folder: string }) {
  const text = useMessages(postingWords);
  const { id, status } = posting;
  return (
    <>
      {status === 'pending' && (
        <Link className={buttonClass({ variant: 'secondary' })} to={`/pending-postings/${id}/show`}>
          {text.decide}
        </Link>
      )}
      <Link className={buttonClass({ variant: 'secondary' })} to={filteredList('applications', { postingId: id })}>
        {text.seeApplications}
      </Link>
      <a className={buttonClass({ variant: 'quiet' })} href={`/${folder}/${id}`} target="_blank" rel="noreferrer">
        {text.open}
      </a>
    </>
  );
}
