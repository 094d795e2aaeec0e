import { languages } from '@masar/i18n';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, listIndex, updatedAt } from '#platform/database/columns';

export const contactMessageStatuses = ['new', 'answered', 'archived'] as const;
export type ContactMessageStatus = (typeof contactMessageStatuses)[number];

/** Table `contact_messages`: what visitors write to the team (PUB-5). */
export const ContactMessageSchema = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_messages',
  indexes: [
    listIndex('contact_messages', 'created_at', 'created_at desc, id desc'),
    listIndex('contact_messages', 'status_created_at', 'status, created_at desc, id desc'),
  ],
  uniques: [{ name: 'contact_messages_form_key_unique', properties: ['formKey'] }],
  properties: {
    id: id(),
    /** Made by the form for each message: a second click carries the same one (REL-1). */
    formKey: p.uuid(),
    name: p.text(),
    email: p.text(),
    subject: p.text(),
    message: p.text(),
    /** In which the visitor read the form, hence of the answer. */
    language: p.enum(languages),
    status: p.enum(contactMessageStatuses).default('new'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});

export class ContactMessage extends ContactMessageSchema.class {}
ContactMessageSchema.setClass(ContactMessage);
