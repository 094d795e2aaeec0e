import { lazyCode, PageSpinner } from '@masar/ui';
import { type ReactNode, Suspense, useEffect } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { adminDashboardRoutes } from '#features/admin-dashboard/routes';
import { aiDashboardRoutes } from '#features/ai-dashboard/routes';
import { analyticsRoutes } from '#features/analytics/routes';
import { assessmentRoutes } from '#features/assessment/routes';
import { assignmentRoutes } from '#features/assignments/routes';
import { authRoutes } from '#features/auth/routes';
import { authoringRoutes } from '#features/authoring/routes';
import { certificateRoutes } from '#features/certificates/routes';
import { communityRoutes } from '#features/community/routes';
import { courseRoutes } from '#features/courses/routes';
import { gradeRoutes } from '#features/grades/routes';
import { instructorDashboardRoutes } from '#features/instructor-dashboard/routes';
import { learningRoutes } from '#features/learning/routes';
import { notificationRoutes } from '#features/notifications/routes';
import { outreachRoutes } from '#features/outreach/routes';
import { postingRoutes } from '#features/postings/routes';
import { profileRoutes } from '#features/profile/routes';
import { publicProfileRoutes } from '#features/public-profile/routes';
import { questionBankRoutes } from '#features/question-banks/routes';
import { searchRoutes } from '#features/search/routes';
import { volunteerDashboardRoutes } from '#features/volunteer-dashboard/routes';
import { vrRoutes } from '#features/vr/routes';
import { workshopRoutes } from '#features/workshop/routes';
import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage, preloadOf } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';
import { rolesOf } from '#shared/session/restricted-call';
import { useSession } from '#shared/session/SessionProvider';
import { AnnounceInteractive } from './AnnounceInteractive';
import { RequireRole } from './guards/RequireRole';
import { RequireSignedIn } from './guards/RequireSignedIn';
import LandingPage from './pages/landing/LandingPage';
import { publicPageRoutes } from './pages/public-pages.routes';

const loadMui = () => import('#shared/mui/MuiLayer');
const MuiLayer = lazyCode(loadMui);

/** Screens that compose several features; they live in app/pages. */
const appRoutes: readonly FeatureRoute[] = [
  {
    path: paths.landing.pattern,
    page: LandingPage,
    access: 'public',
    prerendered: 'src/app/pages/landing/LandingPage.tsx',
  },
  { path: paths.start.pattern, page: lazyPage(() => import('./pages/start/StartPage')), access: 'signed-in' },
  { path: paths.home.pattern, page: lazyPage(() => import('./pages/home/HomePage')), access: 'signed-in' },
  {
    path: paths.dashboard.pattern,
    page: lazyPage(() => import('./pages/dashboard/DashboardPage')),
    access: 'signed-in',
  },
  {
    path: paths.lesson.pattern,
    page: lazyPage(() => import('./pages/lesson/LessonScreen')),
    access: 'signed-in',
  },
  { path: paths.courseFinal.pattern, page: lazyPage(() => import('./pages/final/FinalScreen')), access: 'signed-in' },
];

/** Every screen of the portal. */
export const routes: readonly FeatureRoute[] = [
  ...appRoutes,
  ...aiDashboardRoutes,
  ...adminDashboardRoutes,
  ...analyticsRoutes,
  ...assessmentRoutes,
  ...assignmentRoutes,
  ...gradeRoutes,
  ...authRoutes,
  ...profileRoutes,
  // courses, certificates and authoring add their arrays here.
  ...authoringRoutes,
  ...certificateRoutes,
  ...communityRoutes,
  ...courseRoutes,
  ...learningRoutes,
  ...instructorDashboardRoutes,
  ...outreachRoutes,
  ...publicPageRoutes,
  ...notificationRoutes,
  ...searchRoutes,
  ...questionBankRoutes,
  ...publicProfileRoutes,
  ...volunteerDashboardRoutes,
  ...vrRoutes,
  ...workshopRoutes,
  ...postingRoutes,
  {
    path: '*',
    page: lazyPage(() => import('./pages/NotFoundPage')),
    access: 'public',
    prerendered: 'src/app/pages/NotFoundPage.tsx',
  },
];

/** Loads the page of an address, so that it is drawn at once. */
export async function preloadPage(path: string): Promise<void> {
  const route = routes.find(({ path: pattern }) => matchPath(pattern, path));
  if (route) await preloadOf(route.page);
}

function guarded(access: FeatureRoute['access'], screen: ReactNode): ReactNode {
  if (access === 'public') return screen;
  if (access === 'signed-in') return <RequireSignedIn>{screen}</RequireSignedIn>;
  const roles = typeof access === 'string' ? rolesOf(access) : access;
  return (
    <RequireSignedIn>
      <RequireRole roles={roles}>{screen}</RequireRole>
    </RequireSignedIn>
  );
}

/** Asks for a page and MUI at once; what does not come says so where it is drawn. */
function beginLoading(page: FeatureRoute['page']): void {
  for (const loading of [preloadOf(page), loadMui()]) loading.catch(() => undefined);
}

function PageInMui({ page: Page }: Pick<FeatureRoute, 'page'>) {
  // Or the page would be asked for only when MUI has come.
  beginLoading(Page);
  return (
    <MuiLayer>
      <Page />
    </MuiLayer>
  );
}

function Screen({ route }: { route: FeatureRoute }) {
  const { isRemembered } = useSession();
  const { access, page } = route;
  useEffect(() => {
    // While the server is asked who that is: one after the other they keep the first screen waiting.
    if (isRemembered && access !== 'public') beginLoading(page);
  }, [isRemembered, access, page]);
  const screen = route.access === 'public' ? <route.page /> : <PageInMui page={route.page} />;
  return (
    <Suspense fallback={<PageSpinner />}>
      {guarded(route.access, screen)}
      <AnnounceInteractive />
    </Suspense>
  );
}

export function Router() {
  return (
    <Routes>
      {routes.map((route, index) => (
        <Route key={index} path={route.path} element={<Screen route={route} />} />
      ))}
    </Routes>
  );
}
