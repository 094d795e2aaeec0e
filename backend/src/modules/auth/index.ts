export { AccountAdministration, type KnownAccount } from './account/account-administration.js';
export { AccountHelp } from './account/account-help.js';
export { AccountOwners } from './account/account-owners.js';
export {
  AccountTaken,
  AccountUntaken,
  EmailInUse,
  LastAdministrator,
  OwnAccount,
  RoleRequestDecided,
  RoleRequestNotFound,
  UserNotFound,
} from './auth.errors.js';
export { Confirmation } from './confirmation/confirmation.js';
export { ConfirmationGuard } from './confirmation/confirmation.guard.js';
export { AuthModule } from './auth.module.js';
export { AccountCreated, AccountErased, RoleRequestDecidedEvent, TrackChosen } from './auth.events.js';
export type { AuthTables } from './auth.tables.js';
export { type Invited, InvitedCourses, type InvitedCoursesSource } from './invitation/invited-courses.js';
export { personName, profileName } from './person-name.js';
export { RoleRequestService } from './role-request/role-request.service.js';
export { OpenSessions } from './session/open-sessions.js';
export { KnownDevices } from './attempt/known-devices.js';
export { OrganizationResponse, toOrganizationResponse } from './sign-in/organization.response.js';
export { identifyCaller } from './identify-caller.middleware.js';
export { userText, userWords, userWordsPatterns, userWordsQuery } from './user-words.js';
