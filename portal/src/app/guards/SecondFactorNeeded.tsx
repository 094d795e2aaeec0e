import { defineMessages } from '@masar/i18n';
import { useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { LockedPage } from './LockedPage';

const messages = defineMessages({
  ar: {
    title: 'فعّل التحقق بخطوتين',
    why: 'إدارة المنصة تحتاج، بجانب كلمة المرور، إلى تطبيق رموز أو مفتاح مرور. إن كنت فعّلته فاخرج وادخل به.',
    setUp: 'إلى صفحة الأمان',
    home: 'إلى الرئيسية',
  },
  en: {
    title: 'Set up a second factor',
    why: 'Running the platform needs an authenticator app or a passkey beside the password. If you have one, log out and log in with it.',
    setUp: 'Go to the security page',
    home: 'Go to home',
  },
});

/** The page of an administrator who has yet to show a second factor (IDM-1). */
export default function SecondFactorNeeded() {
  const text = useMessages(messages);
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
