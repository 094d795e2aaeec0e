import { lossReasons, questionKinds, questionWarningCodes, skipReasons } from '@masar/domain';
import { CountOut, ManyOut, TextOut, WordOut } from '#platform/http/response-fields';

export class LossResponse {
  @WordOut(lossReasons) reason!: string;
  @TextOut({ description: 'What of the question it is about' }) detail!: string;
}

export class ReadQuestionResponse {
  @TextOut({ description: 'Line, row or file' }) place!: string;
  @TextOut() name!: string;
  @WordOut(questionKinds) kind!: string;
  @TextOut({ description: 'The beginning of what it asks' }) prompt!: string;
  @TextOut({ many: true }) tags!: string[];
  @CountOut({ description: 'Pictures that come with it' }) pictures!: number;
  @ManyOut(() => LossResponse) losses!: LossResponse[];
  @WordOut(questionWarningCodes, { many: true }) warnings!: string[];
}

export class SkippedQuestionResponse {
  @TextOut() place!: string;
  @WordOut(skipReasons) reason!: string;
  @TextOut() detail!: string;
}

export class ImportTrialResponse {
  @ManyOut(() => ReadQuestionResponse) questions!: ReadQuestionResponse[];
  @ManyOut(() => SkippedQuestionResponse, { description: 'Left out, each with its reason' })
  skipped!: SkippedQuestionResponse[];
}

export class LeftOutResponse {
  @TextOut() id!: string;
  @TextOut() prompt!: string;
  @WordOut(questionKinds) kind!: string;
}

export class ExportTrialResponse {
  @CountOut({ description: 'Questions that the file will hold' }) questions!: number;
  @ManyOut(() => LeftOutResponse, { description: 'What the format cannot hold as it is' }) leftOut!: LeftOutResponse[];
}
