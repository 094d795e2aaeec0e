import { type Role, roles } from '@masar/domain';
import { Email, OneOf, Password, Text } from '#platform/http/fields';
import { FlagOut, OneOut } from '#platform/http/response-fields';
import { CurrentUserResponse } from '../../profile/current-user.response.js';
import { OrganizationResponse } from '../organization.response.js';

export class LoginDto {
  @Email() email!: string;
  @Password({ min: 1 }) password!: string;
}

export class DemoLoginDto {
  @OneOf(roles, { description: 'Whose demo user to become' }) role!: Role;
}

export class RedirectQuery {
  /** Path on this site without its leading slash. */
  @Text({ optional: true, max: 500 }) redirect?: string;
}

export class OidcStartQuery extends RedirectQuery {
  /** To prove to be at an open session instead of signing in (AUTH-12). */
  @OneOf(['1'], { optional: true }) confirm?: '1';
}

export class AuthConfigResponse {
  /** The role picker works and sample data is there. */
  @FlagOut() demoMode!: boolean;
  @FlagOut() oidcEnabled!: boolean;
  @FlagOut() registrationEnabled!: boolean;
  @OneOut(() => OrganizationResponse) organization!: OrganizationResponse;
}

export class ConfirmedEmailResponse {
  /** Who is signed in by this; null where signing in is still to come (AUTH-15). */
  @OneOut(() => CurrentUserResponse, { nullable: true }) user!: CurrentUserResponse | null;
  @FlagOut({ description: 'This link was followed before, and what it says is so' }) wasConfirmed!: boolean;
}

/** The same whether or not the address has an account (AUTH-6). */
export class AcceptedResponse {
  @FlagOut() accepted!: true;
}
