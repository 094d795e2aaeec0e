import { useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { authMessages } from '../auth.messages';

/** A sentence that ends with what one agrees to; it opens beside the form, so that nothing typed is lost (AUTH-2). */
export function AgreedTexts({ sentence }: { sentence: string }) {
  const text = useMessages(authMessages);
  return (
    <>
      {sentence}{' '}
      <Link to={paths.termsOfService.href()} target="_blank">
        {text.terms}
      </Link>{' '}
      {text.and}
      <Link to={paths.privacyPolicy.href()} target="_blank">
        {text.privacy}
      </Link>
      .
    </>
  );
}
