import { defineError } from '#platform/errors/app-error';

export class WrongCredentials extends defineError('auth.wrong_credentials', 401) {}
/** Too many attempts failed; the owner passes with a link by mail (AUTH-11). */
export class SignInSlowed extends defineError('auth.sign_in_slowed', 429) {}
export class EmailUnverified extends defineError('auth.email_unverified', 403) {}
export class OidcRefused extends defineError('auth.oidc_refused', 403) {}
export class WeakPassword extends defineError('auth.weak_password', 422) {}
export class TokenInvalid extends defineError('auth.token_invalid', 422) {}
/** Whoever takes an account that others made or asked for says first what registering asks for (AUTH-2). */
export class AgreementNeeded extends defineError('auth.agreement_needed', 422) {}
export const agreementNeeded = (): AgreementNeeded =>
  new AgreementNeeded({}, { fields: [{ field: 'isSixteenOrOlder', code: 'auth.agreement_needed' }] });
/** The link of a registration was opened elsewhere than where the account was asked for. */
export class PasswordNeeded extends defineError('auth.password_needed', 422) {}
/** Only a session of the account that asked for the address moves it there. */
export class AddressOfAnother extends defineError('auth.address_of_another', 403) {}
export class RegistrationClosed extends defineError('auth.registration_closed', 403) {}
export class WrongCurrentPassword extends defineError('auth.wrong_current_password', 422) {}
export class EmailInUse extends defineError('auth.email_in_use', 409) {}
export class SessionNotFound extends defineError('auth.session_not_found', 404) {}
export class RoleRequestNotFound extends defineError('auth.role_request_not_found', 404) {}
export class RoleRequestDecided extends defineError('auth.role_request_decided', 409) {}
export class RoleChangesClosed extends defineError('auth.role_changes_closed', 403) {}
export class UserNotFound extends defineError('auth.user_not_found', 404) {}
export class AccountSuspended extends defineError('auth.account_suspended', 403) {}
/** Its owner chose a password already. */
export class AccountTaken extends defineError('auth.account_taken', 409) {}
/** Nobody followed the invitation yet. */
export class AccountUntaken extends defineError('auth.account_untaken', 409) {}
export class OwnAccount extends defineError('auth.own_account', 409) {}
/** Nobody would be left to look after the platform. */
export class LastAdministrator extends defineError('auth.last_administrator', 409) {}
/** Opening, changing and ending sessions is for browsers. */
export class SessionNeeded extends defineError('auth.session_needed', 403) {}
export class AccessTokenInvalid extends defineError('auth.access_token_invalid', 401) {}
export class AccessTokenNotFound extends defineError('auth.access_token_not_found', 404) {}
/** Whoever came by the identity provider took too long to agree, or did in another window. */
export class FirstVisitOver extends defineError('auth.first_visit_over', 410) {}
export class SecondStepOver extends defineError('auth.second_step_over', 410) {}
export class WrongCode extends defineError('auth.wrong_code', 422) {}
export class AuthenticatorExists extends defineError('auth.authenticator_exists', 409) {}
export class AuthenticatorMissing extends defineError('auth.authenticator_missing', 404) {}
export class PasskeyRefused extends defineError('auth.passkey_refused', 422) {}
export class PasskeyKnown extends defineError('auth.passkey_known', 409) {}
export class PasskeyNotFound extends defineError('auth.passkey_not_found', 404) {}
export class TooManyPasskeys extends defineError('auth.too_many_passkeys', 409) {}
export class NoSecondFactor extends defineError('auth.no_second_factor', 409) {}
export class TooManyAccessTokens extends defineError('auth.too_many_access_tokens', 409) {}
export class OrganizationTokenNotFound extends defineError('auth.organization_token_not_found', 404) {}
export class TooManyOrganizationTokens extends defineError('auth.too_many_organization_tokens', 409) {}
