import { CountOut, ManyOut, TextOut, WordOut } from '#platform/http/response-fields';

const offlineKinds = ['text', 'file', 'video'] as const;
export type OfflineKind = (typeof offlineKinds)[number];

export class OfflinePartResponse {
  @TextOut({ example: '/api/lessons/0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b11' }) url!: string;
  @WordOut(offlineKinds, { description: 'Text of the course, an attachment, or a video that is kept here' })
  kind!: OfflineKind;
  @CountOut({ description: 'Bytes: exact for files, those of the stored texts for answers' }) bytes!: number;
}

/** What a learner's device fetches to read a course without network (PERF-5). */
export class OfflineCopyResponse {
  @CountOut() totalBytes!: number;
  @ManyOut(() => OfflinePartResponse) parts!: OfflinePartResponse[];
}
