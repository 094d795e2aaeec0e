import { EmptyState, PageSpinner, buttonClass, useMessages } from '@masar/ui';
import { Page, PageFrame } from '#shared/page/Page';
import { usePageHead } from '#shared/page/usePageHead';
import { useSession } from '#shared/session/SessionProvider';
import { PasswordSection } from '../components/PasswordSection';
import { ProfileForm } from '../components/ProfileForm';
import { SessionsSection } from '../components/SessionsSection';
import { profileMessages } from '../profile.messages';
import styles from '../components/Profile.module.css';

/** 'Login Required', with the server's login path (spec 2, Profile). */
function LoginRequired() {
  const text = useMessages(profileMessages);
  usePageHead({ title: text.title });
  return (
    <PageFrame>
      <EmptyState
        headingLevel={1}
        drawing="locked"
        title={text.loginRequired}
        action={
          <a className={buttonClass()} href="/api/login?redirect=profile">
            {text.login}
          </a>
        }
      >
        {text.loginHint}
      </EmptyState>
    </PageFrame>
  );
}

/** /profile (PRF-1). */
export default function ProfilePage() {
  const text = useMessages(profileMessages);
  const { status, user } = useSession();
  if (status === 'loading') return <PageSpinner />;
  if (!user) return <LoginRequired />;
  return (
    <Page title={text.title} intro={text.intro} width="narrow">
      <div className={styles.sections}>
        <ProfileForm key={user.id} user={user} />
        <PasswordSection user={user} />
        <SessionsSection />
      </div>
    </Page>
  );
}
