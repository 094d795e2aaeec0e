import { Module } from '@nestjs/common';
import { NotificationQueries } from './notification.queries.js';
import { NotificationService } from './notification.service.js';
import { NotificationsController } from './notifications.controller.js';
import { NotifyWhenCertificateIsIssued } from './notify-when-certificate-is-issued.listener.js';
import { NotifyWhenRoleRequestIsDecided } from './notify-when-role-request-is-decided.listener.js';

/** What people should know, gathered from the events of the modules below. */
@Module({
  controllers: [NotificationsController],
  providers: [NotificationQueries, NotificationService, NotifyWhenCertificateIsIssued, NotifyWhenRoleRequestIsDecided],
})
export class NotificationsModule {}
