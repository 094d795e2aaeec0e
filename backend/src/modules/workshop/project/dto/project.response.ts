import { difficulties, type Difficulty, type ProjectId, projectIds } from '@masar/domain';
import { StoredFileResponse } from '#platform/files/stored-file.response';
import { CountOut, FlagOut, ManyOut, OneOut, TextOut, TimeOut, WordOut } from '#platform/http/response-fields';

export class ProjectTextResponse {
  @TextOut() ar!: string;
  @TextOut() en!: string;
}

export class ProjectResponse {
  @WordOut(projectIds) id!: ProjectId;
  @WordOut(difficulties) level!: Difficulty;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut() summaryAr!: string;
  @TextOut() summaryEn!: string;
  /** What one has in hand at the end. */
  @TextOut() resultAr!: string;
  @TextOut() resultEn!: string;
  @ManyOut(() => ProjectTextResponse) skills!: ProjectTextResponse[];
  @CountOut({ description: 'A guess for the whole, in minutes' }) minutes!: number;
  @CountOut() stepsCount!: number;
  @CountOut({ description: 'Steps that the caller has done' }) completedSteps!: number;
  @TimeOut({ nullable: true }) startedAt!: string | null;
  @TimeOut({ nullable: true }) completedAt!: string | null;
  /** On the caller's public page and CV. */
  @FlagOut() isShown!: boolean;
}

export class ProjectStepResponse {
  @TextOut({ example: 'sketch' }) id!: string;
  @CountOut() minutes!: number;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut() goalAr!: string;
  @TextOut() goalEn!: string;
  @ManyOut(() => ProjectTextResponse) how!: ProjectTextResponse[];
  @TextOut() doneWhenAr!: string;
  @TextOut() doneWhenEn!: string;
  @TextOut() notes!: string;
  @TextOut({ nullable: true }) evidenceUrl!: string | null;
  @OneOut(() => StoredFileResponse, { nullable: true }) evidenceFile!: StoredFileResponse | null;
  @TimeOut({ nullable: true }) completedAt!: string | null;
}

export class ProjectDetailResponse extends ProjectResponse {
  @ManyOut(() => ProjectStepResponse) steps!: ProjectStepResponse[];
}
