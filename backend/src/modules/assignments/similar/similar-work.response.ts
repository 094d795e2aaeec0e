import { CountOut, ManyOut, TextOut, TimeOut, UuidOut } from '#platform/http/response-fields';

export class SharedPassageResponse {
  @CountOut({ description: 'Where it begins in the text that is marked, in UTF-16 units' }) from!: number;
  @CountOut({ description: 'Where it ends' }) to!: number;
  @TextOut({ description: 'As it stands in the text that is marked' }) quote!: string;
  @TextOut({ description: 'As it stands in the other' }) otherQuote!: string;
}

/** Work of somebody else for the same assignment that shares words with the one that is marked (ASG-2). */
export class SimilarWorkResponse {
  @UuidOut() submissionId!: string;
  @TextOut({ nullable: true }) userName!: string | null;
  @CountOut({ description: 'From 1' }) round!: number;
  @TimeOut() handedInAt!: string;
  @CountOut({ description: 'Percent of the letters of the work that is marked; the task does not count' })
  share!: number;
  @ManyOut(() => SharedPassageResponse, { description: 'The longest first, at most ten' })
  passages!: SharedPassageResponse[];
}

export class SimilarWorksResponse {
  @ManyOut(() => SimilarWorkResponse, { description: 'The most similar first, at most five, one for each person' })
  works!: SimilarWorkResponse[];
}
