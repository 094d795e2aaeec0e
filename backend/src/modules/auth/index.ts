export { AccountOwners } from './account/account-owners.js';
export { RoleRequestDecided, RoleRequestNotFound, WrongCurrentPassword } from './auth.errors.js';
export { AuthModule } from './auth.module.js';
export { RoleRequestDecidedEvent } from './auth.events.js';
export type { AuthTables } from './auth.tables.js';
export { RoleRequestService } from './role-request/role-request.service.js';
export { OpenSessions } from './session/open-sessions.js';
export { sessionMiddleware } from './session/session.middleware.js';
