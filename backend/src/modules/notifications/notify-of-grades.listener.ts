import { Injectable, type OnModuleInit } from '@nestjs/common';
import { GradesChanged } from '#modules/grades';
import { EventBus } from '#platform/events/event-bus';
import { GradeNotices } from './grade/grade-notices.js';

/** Tells learners of grades that were entered, excused or taken back (NTF-1, GRD-1). */
@Injectable()
export class NotifyOfGrades implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly notices: GradeNotices,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(GradesChanged, (event) => this.notices.tell(event));
  }
}
