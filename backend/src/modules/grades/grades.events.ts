import type { GradeItemKind } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';
import { DomainEvent } from '#platform/events/domain-event';

/** What was entered, excused or taken back in one cell. */
export interface ChangedGrade {
  readonly userId: string;
  readonly kind: 'marked' | 'excused' | 'cleared';
  readonly item: { readonly id: string; readonly kind: GradeItemKind; readonly title: LocalizedText };
  readonly reason: string | null;
}

/** Who teaches wrote in a gradebook: one cell on the screen, or all that a file changed (GRD-1). */
export class GradesChanged extends DomainEvent {
  readonly name = 'grades.changed';
  constructor(
    readonly course: { readonly id: string; readonly title: LocalizedText },
    /** Of this writing; all its grades are told together. */
    readonly changeId: string,
    readonly grades: readonly ChangedGrade[],
  ) {
    super();
  }
}
