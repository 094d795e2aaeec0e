/** Front door of the community module. */
export { CommunityModule } from './community.module.js';
export * from './community.errors.js';
export * from './community.events.js';
export type { CommunityTables } from './community.tables.js';
export { DiscussionAccess } from './discussion/discussion-access.js';
export { FindablePeople } from './posting/findable-people.js';
export { ModerationService } from './moderation/moderation.service.js';
export { ReportDesk } from './moderation/report-desk.service.js';
export { ForumAdministration } from './forum/forum-administration.js';
export { meetingPlaces } from './meeting-places.js';
