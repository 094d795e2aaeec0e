import { lazy } from 'react';
import type { FeatureRoute } from '#shared/navigation/feature-route';
import { paths } from '#shared/navigation/paths';

const screen = (path: string, page: FeatureRoute['page']): FeatureRoute => ({
  path,
  page,
  access: 'public',
  usesMui: false,
});

export const authRoutes: readonly FeatureRoute[] = [
  screen(
    paths.login.pattern,
    lazy(() => import('./pages/LoginPage')),
  ),
  screen(
    paths.emailLogin.pattern,
    lazy(() => import('./pages/EmailLoginPage')),
  ),
  screen(
    paths.secondStep.pattern,
    lazy(() => import('./pages/SecondStepPage')),
  ),
  screen(
    paths.register.pattern,
    lazy(() => import('./pages/RegisterPage')),
  ),
  screen(
    paths.forgotPassword.pattern,
    lazy(() => import('./pages/ForgotPasswordPage')),
  ),
  screen(
    paths.resetPassword.pattern,
    lazy(() => import('./pages/ResetPasswordPage')),
  ),
  screen(
    paths.verifyEmail.pattern,
    lazy(() => import('./pages/VerifyEmailPage')),
  ),
  screen(
    paths.signInPass.pattern,
    lazy(() => import('./pages/SignInPassPage')),
  ),
  screen(
    paths.logout.pattern,
    lazy(() => import('./pages/LogoutPage')),
  ),
];
