import { type Role, roles } from '@masar/domain';
import { OneOut, TextOut, WordOut } from '#platform/http/response-fields';

export class InvitationResponse {
  @TextOut() email!: string;
  @WordOut(roles) role!: Role;
}

export class PasswordLinkResponse {
  /** Null where the link only replaces the password of an account in use. */
  @OneOut(() => InvitationResponse, { nullable: true }) invitation!: InvitationResponse | null;
}
