import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Transactions } from '#platform/database/transactions';
import { Mailer } from '#platform/mail/mailer';
import { OrganizationSettings } from '#platform/settings/organization-settings';
import { ProofInvalid } from '../admin.errors.js';

/** Shows that mail arrives where visitors' messages go: who opens a trial mail follows its link (CON-5). */
@Injectable()
export class MailboxProof {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly mailer: Mailer,
    private readonly settings: OrganizationSettings,
    private readonly transactions: Transactions,
  ) {}

  /** Sends a trial mail to the present mailbox. */
  async send(): Promise<void> {
    const { contactMailbox } = await this.settings.read();
    const url = `${this.config.http.publicUrl}/console/first-day?proof=${this.codeOf(contactMailbox)}`;
    await this.transactions.run(() =>
      this.mailer.send({
        to: contactMailbox,
        subject: { ar: 'رسالة تجريبية', en: 'A trial message' },
        body: {
          ar: 'وصلت هذه الرسالة، فالبريد يعمل. اضغط الزر ليُعرف ذلك في قائمة اليوم الأول.',
          en: 'This message has arrived, so mail works. Press the button to tell the checklist of the first day.',
        },
        action: { label: { ar: 'وصلت الرسالة', en: 'It has arrived' }, url },
      }),
    );
  }

  /** @throws ProofInvalid where the link is of another mailbox, or made up */
  async confirm(code: string): Promise<void> {
    const { contactMailbox } = await this.settings.read();
    const [given, expected] = [Buffer.from(code), Buffer.from(this.codeOf(contactMailbox))];
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new ProofInvalid();
    await this.settings.proveMailbox(contactMailbox);
  }

  private codeOf(mailbox: string): string {
    return createHmac('sha256', this.config.session.secret).update(`masar mailbox ${mailbox}`).digest('base64url');
  }
}
