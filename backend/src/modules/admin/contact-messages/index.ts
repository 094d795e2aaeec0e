import { MessageNotFound } from '#modules/outreach';
import { recordController } from '../records/record-controller.js';
import { ChangeContactMessageDto } from './contact-message.dto.js';
import { ContactMessageRecord } from './contact-message.record.js';
import { contactMessageListing, ContactMessagesResource } from './contact-messages.resource.js';

export { ContactMessagesResource };
export const ContactMessagesController = recordController({
  listing: contactMessageListing,
  resource: ContactMessagesResource,
  record: ContactMessageRecord,
  nouns: ['message to the team', 'messages to the team'],
  change: ChangeContactMessageDto,
  fails: [MessageNotFound],
});
