import type { CurrentUser } from '@masar/contracts';
import { LocaleProvider } from '@masar/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Admin, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import abuseReports from '../abuse-reports';
import assignments from '../assignments';
import attemptRequests from '../attempt-requests';
import auditLog from '../audit-log';
import backups from '../backups';
import bankQuestions from '../bank-questions';
import categories from '../categories';
import certificates from '../certificates';
import contactMessages from '../contact-messages';
import coursePlaces from '../course-places';
import courses from '../courses';
import lessons from '../courses/lessons';
import discussions from '../discussions';
import enrollments from '../enrollments';
import failedTasks from '../failed-tasks';
import { FirstDayPage } from '../first-day';
import forums from '../forums';
import gradeChanges from '../grade-changes';
import { ImportPage } from '../imports';
import learningSigns from '../learning-signs';
import { createI18nProvider } from '../messages/i18n-provider';
import { useChosenLanguage } from '../messages/language-choice';
import newsletter from '../newsletter';
import organizationTokens from '../organization-tokens';
import papers from '../papers';
import peerReviews from '../peer-reviews';
import pendingPostings from '../pending-postings';
import pendingPosts from '../pending-posts';
import { applications, jobs, opportunities, services } from '../postings';
import { createAuthProvider } from '../providers/auth-provider';
import { dataProvider } from '../providers/data-provider';
import questionBanks from '../question-banks';
import replies from '../replies';
import reports from '../reports';
import reportSchedules from '../reports/schedules';
import roleRequests from '../role-requests';
import searchAliases from '../search-aliases';
import { SessionGate } from '../session/SessionGate';
import settings from '../settings';
import siteTexts from '../site-texts';
import submissions from '../submissions';
import { ConsoleStyles, useConsoleTheme } from '../theme/ConsoleStyles';
import translations from '../translations';
import users from '../users';
import vrSessions from '../vr-sessions';
import vrWorkshops from '../vr-workshops';
import webhooks from '../webhooks';
import { Dashboard } from './dashboard';
import { ErrorPage } from './ErrorPage';
import { ConsoleLayout } from './layout/ConsoleLayout';
import { NotFoundPage } from './NotFoundPage';

const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });

/** Lists and filters as this administrator left them; those of another go before the first screen reads them (PERF-5). */
function storeOf({ id }: CurrentUser) {
  const store = localStorageStore(id, 'masarConsole');
  store.setup();
  return store;
}

/** The console: languages, session, then the table of its resources. */
export function Console() {
  const language = useChosenLanguage();
  const [queryClient] = useState(createQueryClient);
  return (
    <LocaleProvider language={language}>
      <QueryClientProvider client={queryClient}>
        <SessionGate>
          {(user) => (
            <ConsoleStyles>
              <Resources user={user} queryClient={queryClient} />
            </ConsoleStyles>
          )}
        </SessionGate>
      </QueryClientProvider>
    </LocaleProvider>
  );
}

function Resources({ user, queryClient }: { user: CurrentUser; queryClient: QueryClient }) {
  const language = useChosenLanguage();
  const theme = useConsoleTheme();
  const [store] = useState(() => storeOf(user));
  const i18nProvider = useMemo(() => createI18nProvider(language), [language]);
  const authProvider = useMemo(() => createAuthProvider(user), [user]);
  return (
    <Admin
      authProvider={authProvider}
      catchAll={NotFoundPage}
      dashboard={Dashboard}
      dataProvider={dataProvider}
      disableTelemetry
      error={ErrorPage}
      i18nProvider={i18nProvider}
      layout={ConsoleLayout}
      loginPage={false}
      queryClient={queryClient}
      store={store}
      theme={theme}
    >
      <Resource name="users" {...users} />
      <Resource name="courses" {...courses} />
      <Resource name="lessons" {...lessons} />
      <Resource name="enrollments" {...enrollments} />
      <Resource name="course-places" {...coursePlaces} />
      <Resource name="certificates" {...certificates} />
      <Resource name="question-banks" {...questionBanks} />
      <Resource name="bank-questions" {...bankQuestions} />
      <Resource name="assignments" {...assignments} />
      <Resource name="peer-reviews" {...peerReviews} />
      <Resource name="submissions" {...submissions} />
      <Resource name="papers" {...papers} />
      <Resource name="grade-changes" {...gradeChanges} />
      <Resource name="attempt-requests" {...attemptRequests} />
      <Resource name="learning-signs" {...learningSigns} />
      <Resource name="categories" {...categories} />
      <Resource name="forums" {...forums} />
      <Resource name="discussions" {...discussions} />
      <Resource name="replies" {...replies} />
      <Resource name="opportunities" {...opportunities} />
      <Resource name="jobs" {...jobs} />
      <Resource name="services" {...services} />
      <Resource name="applications" {...applications} />
      <Resource name="vr-workshops" {...vrWorkshops} />
      <Resource name="vr-sessions" {...vrSessions} />
      <Resource name="translations" {...translations} />
      <Resource name="audit-log" {...auditLog} />
      <Resource name="webhooks" {...webhooks} />
      <Resource name="organization-tokens" {...organizationTokens} />
      <Resource name="failed-tasks" {...failedTasks} />
      <Resource name="role-requests" {...roleRequests} />
      <Resource name="abuse-reports" {...abuseReports} />
      <Resource name="pending-posts" {...pendingPosts} />
      <Resource name="pending-postings" {...pendingPostings} />
      <Resource name="contact-messages" {...contactMessages} />
      <Resource name="newsletter-subscriptions" {...newsletter} />
      <Resource name="search-aliases" {...searchAliases} />
      <Resource name="reports" {...reports} />
      <Resource name="report-schedules" {...reportSchedules} />
      <Resource name="backups" {...backups} />
      <Resource name="settings" {...settings} />
      <Resource name="site-texts" {...siteTexts} />
      <CustomRoutes>
        <Route path="/imports/:kind" element={<ImportPage />} />
        <Route path="/first-day" element={<FirstDayPage />} />
      </CustomRoutes>
    </Admin>
  );
}
