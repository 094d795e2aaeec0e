import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { OrganizationSettings } from '#platform/settings/organization-settings';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { type Mail, renderMail, senderOf } from './mail-template.js';
import { openMail, type QueuedMail, sealMail } from './queued-mail.js';

const sendMail = taskKind<QueuedMail>('mail.send', { isForgottenWhenDone: true });

/** Sends mail as a task of the transaction that causes it: by SMTP, or into a folder where none is configured. */
@Injectable()
export class Mailer implements OnModuleInit {
  private readonly transport: Transporter;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly tasks: TaskQueue,
    private readonly settings: OrganizationSettings,
  ) {
    this.transport = config.mail.smtpUrl
      ? createTransport(config.mail.smtpUrl)
      : (createTransport({ streamTransport: true, buffer: true, newline: 'unix' }) as Transporter);
  }

  onModuleInit(): void {
    this.tasks.work(sendMail, (queued, taskId) => this.deliver(openMail(queued, this.config.session.secret), taskId));
  }

  async send(mail: Mail): Promise<void> {
    await this.tasks.enqueue(sendMail, sealMail(mail, this.config.session.secret));
  }

  /** The task's id names the message, so a second run replaces the first in the outbox and carries the same Message-ID. */
  private async deliver(mail: Mail, taskId: string): Promise<void> {
    const { hostname } = new URL(this.config.http.publicUrl);
    const organization = await this.settings.read();
    const sent: unknown = await this.transport.sendMail({
      from: senderOf(this.config.mail.from, organization),
      to: mail.to,
      ...(mail.replyTo && { replyTo: mail.replyTo }),
      ...(mail.unsubscribe && { list: { unsubscribe: mail.unsubscribe.url } }),
      messageId: `<${taskId}@${hostname}>`,
      ...renderMail(mail, organization),
    });
    if (this.config.mail.smtpUrl) return;
    await keepForOwner(this.config.mail.outbox, `${taskId}.eml`, (sent as { message: Buffer }).message);
  }
}

/** Links of these mails open accounts: nobody but the server's own user reads them, in a folder of before neither. */
async function keepForOwner(folder: string, name: string, message: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  await writeFile(join(folder, name), message, { mode: 0o600 });
}
