import { Accepted } from '#platform/http/fields';
import { OneOut, TextOut, TimeOut } from '#platform/http/response-fields';
import { InvitationResponse, toInvitationResponse } from '../invitation/invitation.response.js';
import type { Invitation } from '../invitation/invitations.js';
import type { FirstVisit } from './first-visits.js';

export class AgreeDto {
  @Accepted({ description: 'The terms ask for 16 years or more' }) isSixteenOrOlder!: true;
}

/** Who came back from the identity provider and has no account yet. */
export class FirstVisitResponse {
  @TextOut() email!: string;
  @TextOut({ nullable: true, description: 'As the provider writes it' }) name!: string | null;
  /** Null where nobody made an account for the address. */
  @OneOut(() => InvitationResponse, { nullable: true }) invitation!: InvitationResponse | null;
  @TimeOut({ description: 'Then the sign-in begins anew' }) until!: string;
}

export const toFirstVisitResponse = (
  { who: { email, firstName, lastName }, until }: FirstVisit,
  invitation: Invitation | null,
): FirstVisitResponse => ({
  email,
  name: [firstName, lastName].filter(Boolean).join(' ') || null,
  invitation: invitation && toInvitationResponse(invitation),
  until: new Date(until).toISOString(),
});
