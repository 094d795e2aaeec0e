import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CompletionDemands, CourseCompleted } from '#modules/courses';
import { Transactions } from '#platform/database/transactions';
import { EventBus } from '#platform/events/event-bus';
import { HeldSkillService } from '../held/held-skill.service.js';
import { levelAfterCourse } from './course-level.rules.js';
import { CourseSkillQueries } from './course-skill.queries.js';

/** Who completes a course holds its skills from then on, by the evidence of its certificate (PRF-2, JOB-2). */
@Injectable()
export class EarnSkillsWhenCourseIsCompleted implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly transactions: Transactions,
    private readonly courses: CourseSkillQueries,
    private readonly holding: HeldSkillService,
    private readonly demands: CompletionDemands,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(CourseCompleted, ({ userId, courseId }) => this.earn(userId, courseId));
  }

  private async earn(userId: string, courseId: string): Promise<void> {
    const { em } = this.transactions.required();
    const isAchievement = (await this.demands.evidenceOf(em, userId, courseId)).grade !== 'C';
    for (const { skill_id: skillId, difficulty } of await this.courses.ofCourse(courseId)) {
      await this.holding.setFromSource(em, userId, skillId, 'course', levelAfterCourse(difficulty), { isAchievement });
    }
  }
}
