import { type QuestionKind, questionKinds } from '@masar/domain';
import { ManyOut, NumberOut, TextOut, WordOut } from '#platform/http/response-fields';

/** Markdown in both languages. */
export class PaperTextResponse {
  @TextOut() ar!: string;
  @TextOut() en!: string;
}

/** Something to choose, match or put in order; its id means something on this paper only. */
export class PaperPartResponse extends PaperTextResponse {
  @TextOut() id!: string;
}

export class PaperGapResponse {
  @TextOut({ description: 'Its place in the prompt is `{{id}}`' }) id!: string;
  @WordOut(['choice', 'text', 'number']) kind!: 'choice' | 'text' | 'number';
  @ManyOut(() => PaperPartResponse, { description: 'Of a gap with choices' }) options!: PaperPartResponse[];
}

export class PaperValueResponse {
  @TextOut() name!: string;
  @NumberOut() value!: number;
}

/** A question of a paper with all that it takes to be asked, by its kind; its key stays on the server (EVD-2, QB-1). */
export class PaperQuestionResponse {
  @TextOut() id!: string;
  @WordOut(questionKinds) kind!: QuestionKind;
  @TextOut({ description: 'Markdown; drawn values stand in it already' }) promptAr!: string;
  @TextOut() promptEn!: string;
  @NumberOut({ description: 'What the question is worth' }) points!: number;
  @ManyOut(() => PaperPartResponse, { description: 'Of single and multiple, in the order of this paper' })
  options!: PaperPartResponse[];
  @ManyOut(() => PaperPartResponse, { description: 'Of matching: what each one is matched to a right side' })
  left!: PaperPartResponse[];
  @ManyOut(() => PaperPartResponse, { description: 'Of matching; each may be taken more than once, or never' })
  right!: PaperPartResponse[];
  @ManyOut(() => PaperPartResponse, { description: 'Of ordering, in the order of this paper' })
  items!: PaperPartResponse[];
  @ManyOut(() => PaperGapResponse, { description: 'Of cloze' }) gaps!: PaperGapResponse[];
  @TextOut({ nullable: true, description: 'Of hotspot: address of the picture' }) picture!: string | null;
  @TextOut({ nullable: true, description: 'Of hotspot: what the picture shows' }) pictureAr!: string | null;
  @TextOut({ nullable: true }) pictureEn!: string | null;
  @TextOut({ description: 'Of number and calculated; empty where there is none' }) unit!: string;
  @ManyOut(() => PaperValueResponse, { description: 'Of calculated: what was drawn for this paper' })
  values!: PaperValueResponse[];
}
