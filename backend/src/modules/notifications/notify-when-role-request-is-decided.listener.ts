import type { Role } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RoleRequestDecidedEvent } from '#modules/auth';
import { EventBus } from '#platform/events/event-bus';
import { NotificationService } from './notification.service.js';

const roleNames: Record<Role, LocalizedText> = {
  student: { ar: 'متعلّم', en: 'student' },
  instructor: { ar: 'مدرّب', en: 'instructor' },
  volunteer: { ar: 'متطوّع', en: 'volunteer' },
  admin: { ar: 'مدير', en: 'admin' },
};

@Injectable()
export class NotifyWhenRoleRequestIsDecided implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly notifications: NotificationService,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(RoleRequestDecidedEvent, async ({ userId, role, approved }) => {
      const { ar, en } = roleNames[role];
      const title = approved
        ? {
            ar: `قُبل طلبك: دورك الآن ${ar}`,
            en: `Your request was approved: you are now ${/^[aeiou]/.test(en) ? 'an' : 'a'} ${en}`,
          }
        : { ar: `لم يُقبل طلبك لدور ${ar}`, en: `Your request for the ${en} role was not approved` };
      await this.notifications.notify([userId], { kind: 'role-request-decided', title, href: '/profile' });
    });
  }
}
