import type { LocalizedText } from '@masar/i18n';
import { Injectable } from '@nestjs/common';

/** Whose account waits to be taken. */
export interface Invited {
  id: string;
  email: string;
}

/** A module above that knows in which courses people were put. */
export interface InvitedCoursesSource {
  /** Titles, read inside the open transaction. */
  coursesOf(invited: Invited): Promise<LocalizedText[]>;
}

/** The courses that wait for somebody who is invited; auth knows none, the module that does registers (AUTH-2). */
@Injectable()
export class InvitedCourses {
  private source: InvitedCoursesSource | undefined;

  register(source: InvitedCoursesSource): void {
    this.source = source;
  }

  async of(invited: Invited): Promise<LocalizedText[]> {
    return (await this.source?.coursesOf(invited)) ?? [];
  }
}
