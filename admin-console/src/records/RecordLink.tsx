import { Isolated } from '@masar/ui';
import { Link } from 'react-router-dom';

interface RecordLinkProps {
  resource: string;
  id: string;
  /** What it is called. */
  children: string;
}

/** To the page of another record. */
export function RecordLink({ resource, id, children }: RecordLinkProps) {
  return (
    <Link to={`/${resource}/${encodeURIComponent(id)}/show`}>
      <Isolated>{children}</Isolated>
    </Link>
  );
}
