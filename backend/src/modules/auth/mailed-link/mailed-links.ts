import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';

/** Addresses of the portal as mails hold them. */
@Injectable()
export class MailedLinks {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  to(path: string): string {
    return `${this.config.http.publicUrl}${path}`;
  }
}
