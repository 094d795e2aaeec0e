import { Module } from '@nestjs/common';
import { ForgetOldEvents } from './tracking/forget-old-events.js';
import { TrackingController } from './tracking/tracking.controller.js';
import { TrackingService } from './tracking/tracking.service.js';

/** What people do in the portal, counted for themselves, for those who teach them, and for administrators. */
@Module({
  controllers: [TrackingController],
  providers: [ForgetOldEvents, TrackingService],
})
export class AnalyticsModule {}
