/** Front door of the outreach module. */
export { ContactService } from './contact/contact.service.js';
export { type ContactMessageStatus, contactMessageStatuses } from './contact/contact-message.entity.js';
export { MessageNotFound } from './outreach.errors.js';
export { OutreachModule } from './outreach.module.js';
