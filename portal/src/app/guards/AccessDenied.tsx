import type { Role } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { accessDeniedMessages } from './access-denied.messages';
import { LockedPage } from './LockedPage';

/** The page of those whose role does not open a screen: 'غير مصرح' and what would. */
export default function AccessDenied({ role }: { role: Role }) {
  const text = useMessages(accessDeniedMessages);
  return (
    <LockedPage
      title={text.title}
      action={
        <>
          <ButtonLink to={paths.home.href()}>{text.home}</ButtonLink>
          <ButtonLink to={paths.profile.href()} variant="secondary">
            {text.profile}
          </ButtonLink>
        </>
      }
    >
      {text[role]}
    </LockedPage>
  );
}
