import { buttonClass, EmptyState, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../page/usePageTitle';
import { layoutMessages } from './layout/layout.messages';

export function NotFoundPage() {
  const text = useMessages(layoutMessages);
  usePageTitle(text.notFoundTitle);
  return (
    <EmptyState
      title={text.notFoundTitle}
      headingLevel={1}
      action={
        <Link className={buttonClass()} to="/">
          {text.start}
        </Link>
      }
    >
      {text.notFoundText}
    </EmptyState>
  );
}
