import { languages } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { contactMessageStatuses, ContactService } from '#modules/outreach';
import type { Viewer } from '#platform/access/viewer';
import type { AdminResource, ChangesRecords } from '../records/admin-resource.js';
import { moment, oneOf, part } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import { among, iso, RecordReader } from '../records/record-reader.js';
import type { Unversioned } from '../records/unversioned.js';
import type { ChangeContactMessageDto } from './contact-message.dto.js';
import type { ContactMessageRecord } from './contact-message.record.js';

export const contactMessageListing: Listing = {
  name: 'contact-messages',
  table: 'contact_messages',
  sorts: { createdAt: { by: sql`t.created_at` }, status: { by: sql`t.status` } },
  filters: {
    q: part(sql`t.name || ' ' || t.email || ' ' || t.subject`),
    status: oneOf('t.status', contactMessageStatuses),
    language: oneOf('t.language', languages),
    createdAt_gte: moment('t.created_at', '>='),
    createdAt_lt: moment('t.created_at', '<'),
  },
};

/** Messages to the team (PUB-5). */
@Injectable()
export class ContactMessagesResource implements AdminResource, ChangesRecords<ChangeContactMessageDto> {
  constructor(
    private readonly reader: RecordReader,
    private readonly contact: ContactService,
  ) {}

  records(ids: readonly string[]): Promise<Unversioned<ContactMessageRecord>[]> {
    return this.reader.rows(sql<Unversioned<ContactMessageRecord>>`
      select m.id, m.name, m.email, m.subject, m.message, m.language, m.status, ${iso('m.created_at')} as "createdAt"
      from contact_messages m where ${among('m.id', ids)}`);
  }

  async change(_admin: Viewer, id: string, { status }: ChangeContactMessageDto): Promise<void> {
    await this.contact.setStatus(id, status);
  }
}
