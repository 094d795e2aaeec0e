import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CourseCompleted } from '#modules/courses';
import { Transactions } from '#platform/database/transactions';
import { EventBus } from '#platform/events/event-bus';
import { HeldSkillService } from '../held/held-skill.service.js';
import { levelAfterCourse } from './course-level.rules.js';
import { CourseSkillQueries } from './course-skill.queries.js';

/** Who completes a course holds its skills from then on, in the same transaction (PRF-2). */
@Injectable()
export class EarnSkillsWhenCourseIsCompleted implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly transactions: Transactions,
    private readonly courses: CourseSkillQueries,
    private readonly holding: HeldSkillService,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(CourseCompleted, ({ userId, courseId }) => this.earn(userId, courseId));
  }

  private async earn(userId: string, courseId: string): Promise<void> {
    const { em } = this.transactions.required();
    for (const { skill_id: skillId, difficulty } of await this.courses.ofCourse(courseId)) {
      await this.holding.setFromSource(em, userId, skillId, 'course', levelAfterCourse(difficulty));
    }
  }
}
