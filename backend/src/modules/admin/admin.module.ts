import { Module } from '@nestjs/common';
import { CertificatesModule } from '#modules/certificates';
import { CommunityModule } from '#modules/community';
import { CoursesModule } from '#modules/courses';
import { JobsModule } from '#modules/jobs';
import { OpportunitiesModule } from '#modules/opportunities';
import { OutreachModule } from '#modules/outreach';
import { PostingsModule } from '#modules/postings';
import { SearchModule } from '#modules/search';
import { ServicesModule } from '#modules/services';
import { SiteModule } from '#modules/site';
import { TranslationsModule } from '#modules/translations';
import { VrModule } from '#modules/vr';
import { AbuseReportsController } from './abuse-reports.controller.js';
import { AbuseReportsQueries } from './abuse-reports.queries.js';
import { ApplicationsController, ApplicationsResource } from './applications/index.js';
import { AssignmentsController, AssignmentsResource } from './assignments/index.js';
import { AttemptRequestsController, AttemptRequestsResource } from './attempt-requests/index.js';
import { AuditWritesModule } from './audit/audit-writes.module.js';
import { AuditLogController, AuditLogResource } from './audit-log/index.js';
import { BankQuestionsController, BankQuestionsResource } from './bank-questions/index.js';
import { CategoriesController, CategoriesResource } from './categories/index.js';
import { CertificatesController, CertificatesResource } from './certificates/index.js';
import { ContactMessagesController, ContactMessagesResource } from './contact-messages/index.js';
import { CoursePlacesController, CoursePlacesResource } from './course-places/index.js';
import { CoursesController, CoursesResource } from './courses/index.js';
import { DiscussionsController, DiscussionsResource } from './discussions/index.js';
import { EnrollmentsController, EnrollmentsResource } from './enrollments/index.js';
import { ExportsController, ExportsService } from './exports/index.js';
import { FailedTasksController, FailedTasksResource } from './failed-tasks/index.js';
import { FirstDayController, FirstDayQueries, MailboxProof } from './first-day/index.js';
import { ForumsController, ForumsResource } from './forums/index.js';
import { GradeChangesController, GradeChangesResource } from './grade-changes/index.js';
import { EnrollmentsImport } from './import/enrollments-import.service.js';
import { ImportsController } from './import/imports.controller.js';
import { UsersImport } from './import/users-import.service.js';
import { JobsController, JobsResource } from './jobs/index.js';
import { LearningSignsController, LearningSignsResource } from './learning-signs/index.js';
import { LessonsController, LessonsResource } from './lessons/index.js';
import {
  NewsletterSubscriptionsController,
  NewsletterSubscriptionsResource,
} from './newsletter-subscriptions/index.js';
import { OpportunitiesController, OpportunitiesResource } from './opportunities/index.js';
import { PapersController, PapersResource } from './papers/index.js';
import { AdminPeerReviewsController, PeerReviewsResource } from './peer-reviews/index.js';
import { PendingPostingsController } from './pending-postings.controller.js';
import { PendingPostingsQueries } from './pending-postings.queries.js';
import { PendingPostsController } from './pending-posts.controller.js';
import { PendingPostsQueries } from './pending-posts.queries.js';
import { QuestionBanksController, QuestionBanksResource } from './question-banks/index.js';
import { RecordsModule } from './records/records.module.js';
import { RepliesController, RepliesResource } from './replies/index.js';
import { RoleRequestsController } from './role-requests.controller.js';
import { RoleRequestsQueries } from './role-requests.queries.js';
import { SearchAliasesController } from './search-aliases.controller.js';
import { SearchAliasesQueries } from './search-aliases.queries.js';
import { ServicesController, ServicesResource } from './services/index.js';
import { SettingsController } from './settings/index.js';
import { SiteTextsController } from './site-texts/index.js';
import { SubmissionsController, SubmissionsResource } from './submissions/index.js';
import { TranslationsController, TranslationsResource } from './translations/index.js';
import { AccountHelpController, ResetSecondFactorController, UsersController, UsersResource } from './users/index.js';
import { VrSessionsController, VrSessionsResource } from './vr-sessions/index.js';
import { VrWorkshopsController, VrWorkshopsResource } from './vr-workshops/index.js';

@Module({
  imports: [
    PostingsModule,
    AuditWritesModule,
    CommunityModule,
    CertificatesModule,
    CoursesModule,
    JobsModule,
    OpportunitiesModule,
    OutreachModule,
    RecordsModule,
    SearchModule,
    ServicesModule,
    SiteModule,
    TranslationsModule,
    VrModule,
  ],
  controllers: [
    ExportsController,
    ImportsController,
    UsersController,
    AccountHelpController,
    ResetSecondFactorController,
    CoursesController,
    LessonsController,
    CategoriesController,
    EnrollmentsController,
    CoursePlacesController,
    CertificatesController,
    QuestionBanksController,
    BankQuestionsController,
    AssignmentsController,
    AdminPeerReviewsController,
    SubmissionsController,
    PapersController,
    GradeChangesController,
    AttemptRequestsController,
    LearningSignsController,
    TranslationsController,
    ForumsController,
    DiscussionsController,
    RepliesController,
    OpportunitiesController,
    JobsController,
    ServicesController,
    ApplicationsController,
    VrWorkshopsController,
    VrSessionsController,
    AuditLogController,
    FailedTasksController,
    AbuseReportsController,
    PendingPostingsController,
    PendingPostsController,
    ContactMessagesController,
    NewsletterSubscriptionsController,
    RoleRequestsController,
    SearchAliasesController,
    SettingsController,
    SiteTextsController,
    FirstDayController,
  ],
  providers: [
    ExportsService,
    EnrollmentsImport,
    UsersImport,
    UsersResource,
    CoursesResource,
    LessonsResource,
    CategoriesResource,
    EnrollmentsResource,
    CoursePlacesResource,
    CertificatesResource,
    QuestionBanksResource,
    BankQuestionsResource,
    AssignmentsResource,
    PeerReviewsResource,
    SubmissionsResource,
    PapersResource,
    GradeChangesResource,
    AttemptRequestsResource,
    LearningSignsResource,
    TranslationsResource,
    ForumsResource,
    DiscussionsResource,
    RepliesResource,
    OpportunitiesResource,
    JobsResource,
    ServicesResource,
    ApplicationsResource,
    VrWorkshopsResource,
    VrSessionsResource,
    AuditLogResource,
    FailedTasksResource,
    AbuseReportsQueries,
    PendingPostingsQueries,
    PendingPostsQueries,
    ContactMessagesResource,
    NewsletterSubscriptionsResource,
    RoleRequestsQueries,
    SearchAliasesQueries,
    FirstDayQueries,
    MailboxProof,
  ],
})
export class AdminModule {}
