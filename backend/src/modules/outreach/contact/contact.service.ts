import type { Language } from '@masar/i18n';
import { Inject, Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Transactions } from '#platform/database/transactions';
import { Mailer } from '#platform/mail/mailer';
import { OrganizationSettings } from '#platform/settings/organization-settings';
import { FormKeyUsed, MessageNotFound } from '../outreach.errors.js';
import type { OutreachTables } from '../outreach.tables.js';
import { contactMail } from './contact-mail.js';
import { ContactMessage, type ContactMessageStatus } from './contact-message.entity.js';
import type { SendMessageDto } from './send-message.dto.js';

/** Messages to the team (PUB-5). */
@Injectable()
export class ContactService {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly mailer: Mailer,
    private readonly settings: OrganizationSettings,
  ) {}

  /** Stores and mails a message once, however often its form is sent; answers its id. */
  async receive(body: SendMessageDto, language: Language): Promise<string> {
    return this.transactions.run(async (em) => {
      const { formKey, ...words } = body;
      const stored = await em
        .getKysely<OutreachTables>()
        .insertInto('contact_messages')
        .values({ id: v7(), form_key: formKey, ...words, language })
        // Waits for a simultaneous twin to commit; a plain insert would fail beside it.
        .onConflict((conflict) => conflict.column('form_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!stored) return this.idOfTwin(body);
      const { contactMailbox } = await this.settings.read();
      const consoleUrl = `${this.config.http.publicUrl}/console/contact-messages/${stored.id}/show`;
      await this.mailer.send(contactMail(contactMailbox, body, consoleUrl));
      return stored.id;
    });
  }

  async setStatus(id: string, status: ContactMessageStatus): Promise<void> {
    await this.transactions.run(async (em) => {
      const message = await em.findOne(ContactMessage, id);
      if (!message) throw new MessageNotFound();
      message.status = status;
    });
  }

  /** A key belongs to one text: another text under it would be lost silently. */
  private async idOfTwin({ formKey, name, email, subject, message }: SendMessageDto): Promise<string> {
    const { em } = this.transactions.required();
    const twin = await em.findOneOrFail(ContactMessage, { formKey });
    const isSame = twin.name === name && twin.email === email && twin.subject === subject && twin.message === message;
    if (!isSame) throw new FormKeyUsed();
    return twin.id;
  }
}
