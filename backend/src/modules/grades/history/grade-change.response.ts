import { type GradeChangeKind, gradeChangeKinds, gradeChangeWays } from '@masar/domain';
import {
  DecimalOut,
  FlagOut,
  ManyOut,
  OneOut,
  TextOut,
  TimeOut,
  UuidOut,
  WordOut,
} from '#platform/http/response-fields';

export class GradeSettingLineResponse {
  @TextOut() ar!: string;
  @TextOut() en!: string;
}

export class GradeChangeSideResponse {
  @DecimalOut({ nullable: true, description: 'Of a cell; null where nothing was entered' }) score!: string | null;
  @FlagOut() isExcused!: boolean;
  @ManyOut(() => GradeSettingLineResponse, { description: 'Of the settings' }) lines!: GradeSettingLineResponse[];
}

/** One line of a gradebook's history (GRD-1). */
export class GradeChangeResponse {
  @UuidOut() id!: string;
  @WordOut(gradeChangeKinds) kind!: GradeChangeKind;
  @WordOut(gradeChangeWays) way!: string;
  @TextOut({ nullable: true, description: 'Of the item, as it was called then' }) itemTitleAr!: string | null;
  @TextOut({ nullable: true }) itemTitleEn!: string | null;
  @UuidOut({ nullable: true }) userId!: string | null;
  @TextOut({ nullable: true, description: 'Whose grade it is' }) userName!: string | null;
  @OneOut(() => GradeChangeSideResponse) before!: GradeChangeSideResponse;
  @OneOut(() => GradeChangeSideResponse) after!: GradeChangeSideResponse;
  @TextOut({ nullable: true }) reason!: string | null;
  @TextOut({ nullable: true, description: 'Who changed it; null once they are gone' }) byName!: string | null;
  @TimeOut() changedAt!: string;
}
