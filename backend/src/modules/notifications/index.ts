/** Front door of the notifications module. */
export { NotificationsModule } from './notifications.module.js';
