import { Module } from '@nestjs/common';
import { CoursesModule } from '#modules/courses';
import { JobsModule } from '#modules/jobs';
import { SkillsModule } from '#modules/skills';
import { TranslationsModule } from '#modules/translations';
import { FittingCoursesController } from './fitting/fitting-courses.controller.js';
import { FittingCourses } from './fitting/fitting-courses.js';
import { CourseCatalogue } from './recommendation/course-catalogue.js';
import { DismissalService } from './recommendation/dismissal.service.js';
import { ForgetWhenALearnerMovesOn } from './recommendation/forget-when-a-learner-moves-on.listener.js';
import { LearnerQueries } from './recommendation/learner.queries.js';
import { RecommendationStore } from './recommendation/recommendation.store.js';
import { RecommendationsController } from './recommendation/recommendations.controller.js';
import { Recommender } from './recommendation/recommender.service.js';
import { ModelStore } from './stored-model/model-store.js';
import { TrainModelTask } from './training/train-model.task.js';

/** Which courses fit whom, and why. */
@Module({
  imports: [CoursesModule, JobsModule, SkillsModule, TranslationsModule],
  controllers: [FittingCoursesController, RecommendationsController],
  providers: [
    CourseCatalogue,
    DismissalService,
    FittingCourses,
    ForgetWhenALearnerMovesOn,
    LearnerQueries,
    ModelStore,
    RecommendationStore,
    Recommender,
    TrainModelTask,
  ],
})
export class AiModule {}
