import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Kysely } from 'kysely';
import type { BusyCounter } from '#platform/counters/busy-counter';
import { CounterFolding } from '#platform/counters/counter-folding';
import type { CoursesTables } from '../courses.tables.js';

const students: BusyCounter = {
  table: 'courses',
  column: 'students_count',
  deltas: 'course_count_deltas',
  owner: 'course_id',
  delta: 'students',
};

/** How many are enrolled in a course; on a day when thousands join, a second or two late (ENR-2, SCL-3). */
@Injectable()
export class StudentCounter implements OnModuleInit {
  constructor(private readonly folding: CounterFolding) {}

  onModuleInit(): void {
    this.folding.watch(students);
  }

  /** In the transaction that writes or removes the enrolment. */
  async count(rows: Kysely<CoursesTables>, courseId: string, step: 1 | -1): Promise<void> {
    await this.folding.count(rows, students, { id: courseId, step });
  }
}
