import { limits } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ChangedGrade, GradesChanged } from '#modules/grades';
import { EventBus } from '#platform/events/event-bus';
import { gradesTitle, gradeTitle } from './grade-titles.js';
import { NotificationService } from './notification.service.js';

/** Tells learners of grades that were entered, excused or taken back; of a file each of them once (NTF-1, GRD-1). */
@Injectable()
export class NotifyOfGrades implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly notifications: NotificationService,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(GradesChanged, (event) => this.changed(event));
  }

  /** Who is told the same is told at once, so that a whole class costs few statements. */
  private async changed({ course, changeId, grades }: GradesChanged): Promise<void> {
    const alike = new Map<string, { title: LocalizedText; userIds: string[] }>();
    for (const [userId, theirs] of Map.groupBy(grades, (grade) => grade.userId)) {
      const title = titleOf(course.title, theirs);
      const words = JSON.stringify(title);
      const told = alike.get(words) ?? { title, userIds: [] };
      told.userIds.push(userId);
      alike.set(words, told);
    }
    const notice = { kind: 'grade', href: `/courses/${course.id}/my-grades`, source: `grades ${changeId}` } as const;
    for (const { title, userIds } of alike.values()) await this.notifications.notify(userIds, { ...notice, title });
  }
}

function titleOf(course: LocalizedText, grades: readonly ChangedGrade[]): LocalizedText {
  const [one] = grades;
  if (!one || grades.length > 1) return gradesTitle(course, grades.length);
  return gradeTitle({ ...one, reason: one.reason?.slice(0, limits.listedBeginning) ?? null });
}
