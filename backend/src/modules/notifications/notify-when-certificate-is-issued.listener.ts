import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CertificateIssued } from '#modules/courses';
import { EventBus } from '#platform/events/event-bus';
import { NotificationService } from './notification.service.js';

@Injectable()
export class NotifyWhenCertificateIsIssued implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly notifications: NotificationService,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(CertificateIssued, async ({ certificateId, userId, courseTitle, status }) => {
      const title =
        status === 'pending'
          ? {
              ar: `أتممت دورة «${courseTitle.ar}»، وشهادتك قيد المراجعة`,
              en: `You completed “${courseTitle.en}”; your certificate is under review`,
            }
          : {
              ar: `صدرت شهادتك في دورة «${courseTitle.ar}»`,
              en: `Your certificate in “${courseTitle.en}” has been issued`,
            };
      const source = `certificate ${certificateId} ${status}`;
      await this.notifications.notify([userId], { kind: 'certificate-issued', title, href: '/certificates', source });
    });
  }
}
