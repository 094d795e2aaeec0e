import { useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { LockedPage } from './LockedPage';
import { secondFactorNeededMessages } from './second-factor-needed.messages';

/** The page of an administrator who has yet to show a second factor (IDM-1). */
export default function SecondFactorNeeded() {
  const text = useMessages(secondFactorNeededMessages);
  return (
    <LockedPage
      title={text.title}
      action={
        <>
          <ButtonLink to={paths.profile.href('safety')}>{text.setUp}</ButtonLink>
          <ButtonLink to={paths.home.href()} variant="secondary">
            {text.home}
          </ButtonLink>
        </>
      }
    >
      {text.why}
    </LockedPage>
  );
}
