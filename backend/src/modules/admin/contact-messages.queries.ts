import { Injectable } from '@nestjs/common';
import { contactMessageStatuses, type OutreachTables } from '#modules/outreach';
import { ReadDatabase } from '#platform/database/read-database';
import type { ListRequest } from '#platform/http/simple-rest';

export const contactMessageSorts = ['createdAt', 'status'] as const;
const columnOf = { createdAt: 'created_at', status: 'status' } as const;

/** Messages to the team as the console lists them (PUB-5). */
@Injectable()
export class ContactMessagesQueries {
  constructor(private readonly database: ReadDatabase) {}

  async list({ filter, offset, limit, sort, order }: ListRequest<keyof typeof columnOf>) {
    const status = contactMessageStatuses.find((candidate) => candidate === filter.status);
    const all = this.messages().$if(status !== undefined, (query) => query.where('status', '=', status as 'new'));
    const rows = await all.orderBy(columnOf[sort], order).orderBy('id', order).offset(offset).limit(limit).execute();
    const { total } = await all
      .clearSelect()
      .select((eb) => eb.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    return { rows, total: Number(total) };
  }

  async byId(id: string) {
    return this.messages().where('id', '=', id).executeTakeFirst();
  }

  private messages() {
    return this.database
      .over<OutreachTables>()
      .selectFrom('contact_messages')
      .select(['id', 'name', 'email', 'subject', 'message', 'language', 'status', 'created_at']);
  }
}

export type ContactMessageRow = NonNullable<Awaited<ReturnType<ContactMessagesQueries['byId']>>>;
