import type { LocalizedText } from '@masar/i18n';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Invited, InvitedCourses, type InvitedCoursesSource } from '#modules/auth';
import { Transactions } from '#platform/database/transactions';
import type { CoursesTables } from '../courses.tables.js';

/** What somebody was put into who has not taken the account yet: enrolments, and places that were granted (AUTH-2). */
@Injectable()
export class CoursesOfInvited implements InvitedCoursesSource, OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly invited: InvitedCourses,
  ) {}

  onModuleInit(): void {
    this.invited.register(this);
  }

  async coursesOf({ id, email }: Invited): Promise<LocalizedText[]> {
    return this.transactions.run((em) =>
      em
        .getKysely<CoursesTables>()
        .selectFrom('courses as c')
        .select(['c.title_ar as ar', 'c.title_en as en'])
        .where('c.is_published', '=', true)
        .where('c.id', 'in', (eb) =>
          eb
            .selectFrom('enrollments as e')
            .select('e.course_id')
            .where('e.user_id', '=', id)
            .union(
              eb
                .selectFrom('course_places as p')
                .select('p.course_id')
                .where('p.state', '=', 'granted')
                .where((is) => is.or([is('p.user_id', '=', id), is.and({ 'p.user_id': null, 'p.email': email })])),
            ),
        )
        .orderBy('c.title_ar')
        .execute(),
    );
  }
}
