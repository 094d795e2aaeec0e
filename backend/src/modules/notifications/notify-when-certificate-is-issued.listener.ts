import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { LocalizedText } from '@masar/i18n';
import { CertificateIssued } from '#modules/courses';
import { EventBus } from '#platform/events/event-bus';
import { NotificationService } from './notification.service.js';

type Wording = (course: LocalizedText) => LocalizedText;

const issued: Wording = ({ ar, en }) => ({
  ar: `صدرت شهادتك في دورة «${ar}»`,
  en: `Your certificate in “${en}” has been issued`,
});
const waiting: Wording = ({ ar, en }) => ({
  ar: `أتممت دورة «${ar}»، وشهادتك قيد المراجعة`,
  en: `You completed “${en}”; your certificate is under review`,
});
const reissued: Wording = ({ ar, en }) => ({
  ar: `صدرت شهادة بديلة عن شهادتك في دورة «${ar}»`,
  en: `Your certificate in “${en}” was replaced by a new one`,
});

@Injectable()
export class NotifyWhenCertificateIsIssued implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly notifications: NotificationService,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(CertificateIssued, async ({ certificateId, userId, courseTitle, status, isReissue }) => {
      const title = (isReissue ? reissued : status === 'pending' ? waiting : issued)(courseTitle);
      const source = `certificate ${certificateId} ${status}`;
      await this.notifications.notify([userId], { kind: 'certificate-issued', title, href: '/certificates', source });
    });
  }
}
