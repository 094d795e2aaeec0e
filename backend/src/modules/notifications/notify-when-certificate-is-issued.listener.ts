import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CertificateIssued } from '#modules/certificates';
import { EventBus } from '#platform/events/event-bus';
import { issuedTitle, reissuedTitle, waitingTitle } from './certificate-titles.js';
import { NotificationService } from './notification.service.js';

@Injectable()
export class NotifyWhenCertificateIsIssued implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly notifications: NotificationService,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(CertificateIssued, async ({ certificateId, userId, courseTitle, status, isReissue }) => {
      const title = (isReissue ? reissuedTitle : status === 'pending' ? waitingTitle : issuedTitle)(courseTitle);
      const source = `certificate ${certificateId} ${status}`;
      await this.notifications.notify([userId], { kind: 'certificate-issued', title, href: '/certificates', source });
    });
  }
}
