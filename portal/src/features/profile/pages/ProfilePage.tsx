import type { CurrentUser } from '@masar/contracts';
import { buttonClass, EmptyState, PageSpinner, useMessages } from '@masar/ui';
import { useSearchParams } from 'react-router-dom';
import MuiLayer from '#shared/mui/MuiLayer';
import { Page, PageFrame } from '#shared/page/Page';
import { PageColumns, PageSections } from '#shared/page/PageColumns';
import { usePageHead } from '#shared/page/usePageHead';
import { useSession } from '#shared/session/SessionProvider';
import { Tabs } from '#shared/tabs/Tabs';
import { AccessTokensSection } from '../access-tokens/AccessTokensSection';
import { CvSection } from '../components/CvSection';
import { DataSection, NotificationsSection } from '../components/DataSection';
import { EraseSection } from '../components/EraseSection';
import { PasswordSection } from '../components/PasswordSection';
import { PhotoSection } from '../components/PhotoSection';
import { ProfileForm } from '../components/ProfileForm';
import { ProjectsSection } from '../components/ProjectsSection';
import { PublicPageSection } from '../components/PublicPageSection';
import { SessionsSection } from '../components/SessionsSection';
import { SkillsSection } from '../components/SkillsSection';
import { profileMessages } from '../profile.messages';
import { SecondFactorSection } from '../second-factor/SecondFactorSection';

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

const tabs = ['details', 'record', 'safety'] as const;

/** What others may see: skills, projects, CV and the public page. */
function Record() {
  return (
    <PageColumns
      main={
        <>
          <SkillsSection />
          <ProjectsSection />
        </>
      }
      side={
        <>
          <CvSection />
          <PublicPageSection />
        </>
      }
    />
  );
}

/** Who may enter, what is sent, and all data. */
function Safety({ user }: { user: CurrentUser }) {
  return (
    <PageColumns
      main={
        <>
          <PasswordSection user={user} />
          <SecondFactorSection />
          <SessionsSection />
          <AccessTokensSection />
        </>
      }
      side={
        <>
          <NotificationsSection />
          <DataSection />
          <EraseSection key={user.id} user={user} />
        </>
      }
    />
  );
}

/** /profile (PRF-1). */
export default function ProfilePage() {
  const text = useMessages(profileMessages);
  const { status, user } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const tab = tabs.find((value) => value === parameters.get('tab')) ?? 'details';
  if (status === 'loading') return <PageSpinner />;
  if (!user) return <LoginRequired />;
  return (
    <MuiLayer>
      <Page title={text.title} intro={text.intro}>
        <Tabs
          label={text.sections}
          tabs={tabs.map((value) => ({ value, label: text[`${value}Tab`] }))}
          value={tab}
          onChange={(next) => setParameters(next === 'details' ? {} : { tab: next }, { replace: true })}
        >
          <PageSections>
            {tab === 'details' && (
              <PageColumns
                isSideFirst
                main={<ProfileForm key={user.id} user={user} />}
                side={<PhotoSection user={user} />}
              />
            )}
            {tab === 'record' && <Record />}
            {tab === 'safety' && <Safety user={user} />}
          </PageSections>
        </Tabs>
      </Page>
    </MuiLayer>
  );
}
