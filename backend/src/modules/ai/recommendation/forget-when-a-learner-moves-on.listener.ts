import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TrackChosen } from '#modules/auth';
import { CourseCompleted, CoursePublished, LearnerEnrolled, LearnerLeft } from '#modules/courses';
import { ApplicationSent } from '#modules/postings';
import { SkillAcquired } from '#modules/skills';
import { EventBus } from '#platform/events/event-bus';
import { CourseCatalogue } from './course-catalogue.js';
import { RecommendationStore } from './recommendation.store.js';

/** Whoever joins, leaves or completes a course, gains a skill applies for work or chooses a track finds other recommendations from then on. */
@Injectable()
export class ForgetWhenALearnerMovesOn implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly recommendations: RecommendationStore,
    private readonly catalogue: CourseCatalogue,
  ) {}

  onModuleInit(): void {
    for (const event of [LearnerEnrolled, LearnerLeft, CourseCompleted, SkillAcquired, TrackChosen])
      this.events.listenWithin<LearnerEnrolled | LearnerLeft | CourseCompleted | SkillAcquired | TrackChosen>(
        event,
        ({ userId }) => this.recommendations.forget(userId),
      );
    this.events.listenWithin(ApplicationSent, ({ place }) => this.recommendations.forget(place.applicantId));
    this.events.listen(CoursePublished, async () => this.catalogue.forget());
  }
}
