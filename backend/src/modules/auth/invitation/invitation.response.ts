import { type Role, roles } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';
import { ManyOut, OneOut, TextOut, WordOut } from '#platform/http/response-fields';
import type { Invitation } from './invitations.js';

class InvitationTextResponse {
  @TextOut() ar!: string;
  @TextOut() en!: string;
}

export class InvitationResponse {
  @TextOut() email!: string;
  @WordOut(roles) role!: Role;
  @OneOut(() => InvitationTextResponse) organization!: LocalizedText;
  /** The administrator who made the account or last sent its invitation, where that is known. */
  @OneOut(() => InvitationTextResponse, { nullable: true }) invitedBy!: LocalizedText | null;
  @ManyOut(() => InvitationTextResponse, { description: 'Titles of the courses that wait there' })
  courses!: LocalizedText[];
}

export class PasswordLinkResponse {
  /** Null where the link only replaces the password of an account in use. */
  @OneOut(() => InvitationResponse, { nullable: true }) invitation!: InvitationResponse | null;
}

export const toInvitationResponse = ({
  email,
  role,
  organization,
  invitedBy,
  courses,
}: Invitation): InvitationResponse => ({ email, role, organization, invitedBy, courses });
