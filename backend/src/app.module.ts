import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AdminModule } from '#modules/admin';
import { AiModule } from '#modules/ai';
import { AnalyticsModule } from '#modules/analytics';
import { AssignmentsModule } from '#modules/assignments';
import { AuthModule, ConfirmationGuard } from '#modules/auth';
import { BundlesModule } from '#modules/bundles';
import { CertificatesModule } from '#modules/certificates';
import { CommunityModule } from '#modules/community';
import { CoursesModule } from '#modules/courses';
import { DashboardsModule } from '#modules/dashboards';
import { FilesModule } from '#modules/files';
import { GradesModule } from '#modules/grades';
import { IntegrationsModule } from '#modules/integrations';
import { JobsModule } from '#modules/jobs';
import { NotificationsModule } from '#modules/notifications';
import { OperationsModule } from '#modules/operations';
import { OpportunitiesModule } from '#modules/opportunities';
import { OutreachModule } from '#modules/outreach';
import { PostingsModule } from '#modules/postings';
import { PrivacyModule } from '#modules/privacy';
import { QuestionsModule } from '#modules/questions';
import { ReportsModule } from '#modules/reports';
import { SearchModule } from '#modules/search';
import { ServicesModule } from '#modules/services';
import { SiteModule } from '#modules/site';
import { SkillsModule } from '#modules/skills';
import { TranslationsModule } from '#modules/translations';
import { VrModule } from '#modules/vr';
import { WorkshopModule } from '#modules/workshop';
import { AccessGuard } from '#platform/access/access.guard';
import { AuditModule } from '#platform/audit/audit.module';
import type { AppConfig } from '#platform/config/app-config';
import { ConfigModule } from '#platform/config/config.module';
import { CountersModule } from '#platform/counters/counters.module';
import { DatabaseModule } from '#platform/database/database.module';
import { EventsModule } from '#platform/events/events.module';
import { FiguresModule } from '#platform/figures/figures.module';
import { FilesModule as StoredFilesModule } from '#platform/files/files.module';
import { HealthModule } from '#platform/health/health.module';
import { IdempotencyModule } from '#platform/idempotency/idempotency.module';
import { KeptReadsModule } from '#platform/kept-reads/kept-reads.module';
import { LimitedWorkModule } from '#platform/limited-work/limited-work.module';
import { LiveModule } from '#platform/live/live.module';
import { loggingModule } from '#platform/logging/logging.module';
import { MailModule } from '#platform/mail/mail.module';
import { MetricsModule } from '#platform/metrics/metrics.module';
import { PartitionsModule } from '#platform/partitions/partitions.module';
import { RateLimitsModule } from '#platform/rate-limits/rate-limits.module';
import { SettingsModule } from '#platform/settings/settings.module';
import { SigningModule } from '#platform/signing/signing.module';
import { TasksModule } from '#platform/tasks/tasks.module';
import { TracesModule } from '#platform/traces/traces.module';
import type { ModuleName } from './modules/manifests.js';
import { OrmModule } from './orm.module.js';
import { personalData } from './personal-data.js';

/** The module of each folder: one that is missing here does not compile. */
const modulesWith = (config: AppConfig): Record<ModuleName, Type | DynamicModule> => ({
  auth: AuthModule.with(config),
  translations: TranslationsModule,
  bundles: BundlesModule,
  courses: CoursesModule,
  postings: PostingsModule,
  files: FilesModule,
  questions: QuestionsModule,
  assignments: AssignmentsModule,
  certificates: CertificatesModule,
  community: CommunityModule,
  opportunities: OpportunitiesModule,
  services: ServicesModule,
  grades: GradesModule,
  jobs: JobsModule,
  skills: SkillsModule,
  site: SiteModule,
  outreach: OutreachModule,
  vr: VrModule,
  workshop: WorkshopModule,
  analytics: AnalyticsModule,
  notifications: NotificationsModule,
  search: SearchModule,
  dashboards: DashboardsModule,
  ai: AiModule,
  privacy: PrivacyModule.with(personalData),
  operations: OperationsModule,
  reports: ReportsModule,
  integrations: IntegrationsModule,
  admin: AdminModule,
});

/** Table of contents: the platform first, then the modules from the lowest level up. */
@Module({})
export class AppModule {
  static with(config: AppConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        loggingModule,
        MetricsModule,
        TracesModule,
        OrmModule,
        EventsModule,
        DatabaseModule,
        AuditModule,
        TasksModule,
        SettingsModule,
        SigningModule,
        MailModule,
        CountersModule,
        FiguresModule,
        PartitionsModule,
        RateLimitsModule,
        LiveModule,
        KeptReadsModule,
        StoredFilesModule,
        LimitedWorkModule,
        IdempotencyModule,
        HealthModule,
        ...Object.values(modulesWith(config)),
      ],
      // In this order: whether somebody confirmed anew is asked of those who may make the call.
      providers: [
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useExisting: ConfirmationGuard },
      ],
    };
  }
}
