import { type DynamicModule, Global, Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import type { AppConfig } from '#platform/config/app-config';
import { AccessTokenService } from './access-token/access-token.service.js';
import { AccessTokensController } from './access-token/access-tokens.controller.js';
import { TokenBearer } from './access-token/token-bearer.js';
import { AccountService } from './account/account.service.js';
import { AccountAdministration } from './account/account-administration.js';
import { AccountHelp } from './account/account-help.js';
import { AccountKeys } from './account/account-keys.js';
import { AccountLetters } from './account/account-letters.js';
import { AccountOwners } from './account/account-owners.js';
import { AddressChange } from './account/address-change.js';
import { MailRequests } from './account/mail-requests.js';
import { AttemptLimiter } from './attempt/attempt-limiter.js';
import { KnownDevices } from './attempt/known-devices.js';
import { SignInAttempts } from './attempt/sign-in-attempts.js';
import { SignInDelays } from './attempt/sign-in-delays.js';
import { ConfirmationController } from './confirmation/confirmation.controller.js';
import { ConfirmationGuard } from './confirmation/confirmation.guard.js';
import { Confirmation } from './confirmation/confirmation.js';
import { ConfirmationMethods } from './confirmation/confirmation-methods.js';
import { FactorConfirmation } from './confirmation/factor-confirmation.js';
import { PasswordConfirmation } from './confirmation/password-confirmation.js';
import { DemoLoginController } from './demo/demo-login.controller.js';
import { InvitationController } from './invitation/invitation.controller.js';
import { Invitations } from './invitation/invitations.js';
import { InvitedCourses } from './invitation/invited-courses.js';
import { AccountTokens } from './mailed-link/account-tokens.js';
import { MailedLinks } from './mailed-link/mailed-links.js';
import { FirstVisitController } from './oidc/first-visit.controller.js';
import { FirstVisits } from './oidc/first-visits.js';
import { IdentityProvider } from './oidc/identity-provider.js';
import { OidcController } from './oidc/oidc.controller.js';
import { ProviderAccounts } from './oidc/provider-accounts.js';
import { ProviderConfirmation } from './oidc/provider-confirmation.js';
import { OrganizationBearer } from './organization-token/organization-bearer.js';
import { OrganizationTokenService } from './organization-token/organization-token.service.js';
import { OrganizationTokensController } from './organization-token/organization-tokens.controller.js';
import { PasswordHasher } from './password/password-hasher.js';
import { CurrentUserQueries } from './profile/current-user.queries.js';
import { PhotoController } from './profile/photo.controller.js';
import { PhotoService } from './profile/photo.service.js';
import { ProfileController } from './profile/profile.controller.js';
import { ProfileService } from './profile/profile.service.js';
import { Registrations } from './registration/registrations.js';
import { RoleRequestService } from './role-request/role-request.service.js';
import { AuthenticatorAppController } from './second-factor/authenticator-app/authenticator-app.controller.js';
import { AuthenticatorApp } from './second-factor/authenticator-app/authenticator-app.js';
import { FactorProofs } from './second-factor/factor-proofs.js';
import { PasskeyCeremony } from './second-factor/passkey/passkey-ceremony.js';
import { PasskeysController } from './second-factor/passkey/passkeys.controller.js';
import { Passkeys } from './second-factor/passkey/passkeys.js';
import { SingleUseChallenge } from './second-factor/passkey/single-use-challenge.js';
import { RecoveryCodes } from './second-factor/recovery-code/recovery-codes.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { ForgetSessionsWhenTheyChange } from './session/forget-sessions-when-they-change.listener.js';
import { OpenSessions } from './session/open-sessions.js';
import { SessionCache } from './session/session-cache.js';
import { SessionPool } from './session/session-pool.js';
import { SessionRegistry } from './session/session-registry.js';
import { SessionsController } from './session/sessions.controller.js';
import { ViewerSerializer } from './session/viewer.serializer.js';
import { AuthController } from './sign-in/auth.controller.js';
import { Doorway } from './sign-in/doorway.js';
import { EmailConfirmation } from './sign-in/email-confirmation.js';
import { EntryByConfirmation } from './sign-in/entry-by-confirmation.js';
import { Entrance } from './sign-in/second-step/entrance.js';
import { SecondStepController } from './sign-in/second-step/second-step.controller.js';
import { ServerLoginController } from './sign-in/server-login.controller.js';
import { SignInService } from './sign-in/sign-in.service.js';
import { SignInPassController } from './sign-in/sign-in-pass.controller.js';
import { SignInPassService } from './sign-in/sign-in-pass.service.js';

@Global()
@Module({})
export class AuthModule {
  /** Demo mode and an identity provider each add one controller; elsewhere these addresses don't exist (READ-2, AUTH-3). */
  static with(config: AppConfig): DynamicModule {
    return {
      module: AuthModule,
      imports: [PassportModule.register({ session: true })],
      controllers: [
        AccessTokensController,
        AuthController,
        ConfirmationController,
        FirstVisitController,
        InvitationController,
        AuthenticatorAppController,
        OrganizationTokensController,
        PasskeysController,
        SecondFactorController,
        SecondStepController,
        ServerLoginController,
        SessionsController,
        SignInPassController,
        PhotoController,
        ProfileController,
        ...(config.demoMode ? [DemoLoginController] : []),
        ...(config.oidc ? [OidcController] : []),
      ],
      providers: [
        AccessTokenService,
        AccountAdministration,
        AccountHelp,
        AccountKeys,
        AccountLetters,
        AccountOwners,
        AccountService,
        AddressChange,
        AccountTokens,
        AttemptLimiter,
        Confirmation,
        ConfirmationGuard,
        ConfirmationMethods,
        AuthenticatorApp,
        CurrentUserQueries,
        Doorway,
        Entrance,
        EntryByConfirmation,
        FactorConfirmation,
        FactorProofs,
        FirstVisits,
        IdentityProvider,
        Invitations,
        InvitedCourses,
        EmailConfirmation,
        KnownDevices,
        MailRequests,
        OrganizationBearer,
        OrganizationTokenService,
        MailedLinks,
        PasswordConfirmation,
        PasskeyCeremony,
        Passkeys,
        PasswordHasher,
        PhotoService,
        ProfileService,
        RecoveryCodes,
        ProviderAccounts,
        ProviderConfirmation,
        Registrations,
        RoleRequestService,
        ForgetSessionsWhenTheyChange,
        OpenSessions,
        SecondFactors,
        SessionCache,
        SessionPool,
        SessionRegistry,
        SignInAttempts,
        SignInDelays,
        SignInPassService,
        SignInService,
        SingleUseChallenge,
        TokenBearer,
        ViewerSerializer,
      ],
      exports: [
        AccountAdministration,
        AccountHelp,
        AccountOwners,
        Confirmation,
        ConfirmationGuard,
        InvitedCourses,
        KnownDevices,
        OpenSessions,
        RoleRequestService,
        SecondFactors,
        SessionPool,
      ],
    };
  }
}
