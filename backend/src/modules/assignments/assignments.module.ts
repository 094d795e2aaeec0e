import { Module } from '@nestjs/common';
import { BundlesModule } from '#modules/bundles';
import { CoursesModule } from '#modules/courses';
import { AnswerService } from './answer/answer.service.js';
import { WorkAnswersController } from './answer/answers.controller.js';
import { AssignmentQueries } from './assignment/assignment.queries.js';
import { AssignmentService } from './assignment/assignment.service.js';
import { AssignmentsController } from './assignment/assignments.controller.js';
import { AssignmentDemand } from './assignment-demand.js';
import { AssignmentBundleQueries } from './bundle/assignment-bundle.queries.js';
import { AssignmentsPart } from './bundle/assignments-part.js';
import { ExtensionService } from './extension/extension.service.js';
import { ExtensionsController } from './extension/extensions.controller.js';
import { FeedbackController } from './feedback/feedback.controller.js';
import { FeedbackService } from './feedback/feedback.service.js';
import { GroupQueries } from './group/group.queries.js';
import { GroupService } from './group/group.service.js';
import { GroupsController } from './group/groups.controller.js';
import { ExceptionService } from './marking/exception.service.js';
import { ExceptionsController } from './marking/exceptions.controller.js';
import { MarkingController } from './marking/marking.controller.js';
import { MarkingQueries } from './marking/marking.queries.js';
import { MarkingService } from './marking/marking.service.js';
import { MarkingTimesQueries } from './marking/marking-times.queries.js';
import { PeerAllotmentService } from './peer/peer-allotment.service.js';
import { PeerDecisionService } from './peer/peer-decision.service.js';
import { PeerReleaseService } from './peer/peer-release.service.js';
import { PeerResultQueries } from './peer/peer-result.queries.js';
import { PeerResultsController } from './peer/peer-results.controller.js';
import { PeerReviewQueries } from './peer/peer-review.queries.js';
import { PeerReviewService } from './peer/peer-review.service.js';
import { PeerReviewsController } from './peer/peer-reviews.controller.js';
import { SimilarWorkController } from './similar/similar-work.controller.js';
import { SimilarWorkQueries } from './similar/similar-work.queries.js';
import { AbandonedUploads } from './upload/abandoned-uploads.js';
import { WorkUploadService } from './upload/work-upload.service.js';
import { WorkUploadsController } from './upload/work-uploads.controller.js';
import { DraftService } from './work/draft.service.js';
import { HandingInService } from './work/handing-in.service.js';
import { LearnersWork } from './work/learners-work.js';
import { SetWorkAside } from './work/set-work-aside.listener.js';
import { WorkController } from './work/work.controller.js';
import { WorkQueries } from './work/work.queries.js';
import { WorkFilesService } from './work/work-files.service.js';

/** Assignments: written by authors, handed in by learners, marked by who teaches. */
@Module({
  imports: [BundlesModule, CoursesModule],
  controllers: [
    AssignmentsController,
    ExtensionsController,
    ExceptionsController,
    FeedbackController,
    GroupsController,
    MarkingController,
    PeerResultsController,
    PeerReviewsController,
    SimilarWorkController,
    WorkAnswersController,
    WorkController,
    WorkUploadsController,
  ],
  providers: [
    AbandonedUploads,
    AnswerService,
    AssignmentBundleQueries,
    AssignmentDemand,
    AssignmentQueries,
    AssignmentService,
    AssignmentsPart,
    DraftService,
    ExtensionService,
    ExceptionService,
    FeedbackService,
    GroupQueries,
    GroupService,
    HandingInService,
    LearnersWork,
    MarkingQueries,
    MarkingService,
    MarkingTimesQueries,
    PeerAllotmentService,
    PeerDecisionService,
    PeerReleaseService,
    PeerResultQueries,
    SetWorkAside,
    PeerReviewQueries,
    PeerReviewService,
    SimilarWorkQueries,
    WorkFilesService,
    WorkQueries,
    WorkUploadService,
  ],
})
export class AssignmentsModule {}
