import type { FeatureRoute } from '#shared/navigation/feature-route';
import { lazyPage } from '#shared/navigation/lazy-page';
import { paths } from '#shared/navigation/paths';

const screen = (path: string, page: FeatureRoute['page']): FeatureRoute => ({
  path,
  page,
  access: 'public',
});

export const authRoutes: readonly FeatureRoute[] = [
  screen(
    paths.login.pattern,
    lazyPage(() => import('./pages/LoginPage')),
  ),
  screen(
    paths.emailLogin.pattern,
    lazyPage(() => import('./pages/EmailLoginPage')),
  ),
  screen(
    paths.secondStep.pattern,
    lazyPage(() => import('./pages/SecondStepPage')),
  ),
  screen(
    paths.firstVisit.pattern,
    lazyPage(() => import('./pages/FirstVisitPage')),
  ),
  screen(
    paths.register.pattern,
    lazyPage(() => import('./pages/RegisterPage')),
  ),
  screen(
    paths.forgotPassword.pattern,
    lazyPage(() => import('./pages/ForgotPasswordPage')),
  ),
  screen(
    paths.resetPassword.pattern,
    lazyPage(() => import('./pages/ResetPasswordPage')),
  ),
  screen(
    paths.verifyEmail.pattern,
    lazyPage(() => import('./pages/VerifyEmailPage')),
  ),
  screen(
    paths.signInPass.pattern,
    lazyPage(() => import('./pages/SignInPassPage')),
  ),
  screen(
    paths.logout.pattern,
    lazyPage(() => import('./pages/LogoutPage')),
  ),
];
