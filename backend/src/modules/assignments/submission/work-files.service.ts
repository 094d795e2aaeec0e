import { assignmentLimits, type WorkKind } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { FileNotFound, FileService } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { safeFileName } from '#platform/files/file-name';
import { FileRemoval } from '#platform/files/file-removal';
import { type SmallPicture, SmallPictures } from '#platform/pictures/small-pictures';
import type { RateLimit } from '#platform/rate-limits/rate-limit';
import { RateLimits } from '#platform/rate-limits/rate-limits';
import { KindRefused, TooManyFiles, TooManyVoiceNotes, VoiceRefused } from '../assignments.errors.js';
import { LearnersWork } from './learners-work.js';
import { SubmissionFile } from './submission-file.entity.js';
import { isVoiceName, voiceTypeOf } from './voice-notes.rules.js';

const HOUR = 3600;
const isPhotoName = /\.(?:png|jpe?g|webp)$/i;

/** Files, photos and voice notes beside a draft; photos are drawn anew, so that neither place nor camera travels along (ASG-1). */
@Injectable()
export class WorkFilesService {
  private readonly ofPerson: RateLimit;

  constructor(
    private readonly transactions: Transactions,
    private readonly work: LearnersWork,
    private readonly files: FileService,
    private readonly pictures: SmallPictures,
    private readonly removal: FileRemoval,
    rateLimits: RateLimits,
  ) {
    this.ofPerson = rateLimits.named('work-file', { points: 120, seconds: HOUR });
  }

  /** Refuses a file that the draft does not take, before any of it is sent; answers how many bytes it may have. */
  async requireTaken(assignmentId: string, viewer: Viewer, name: string): Promise<number> {
    const [isPhoto, isVoice] = [isPhotoName.test(name), isVoiceName(name)];
    const { accepts } = await this.transactions.run((em) => this.draftWithRoom(em, assignmentId, viewer, isVoice));
    if (!isTaken(accepts, { isPhoto, isVoice })) throw new KindRefused();
    return isVoice ? assignmentLimits.voiceBytes : assignmentLimits.fileBytes;
  }

  /** What happens `within` stands or falls with the file. */
  async attach(
    assignmentId: string,
    viewer: Viewer,
    name: string,
    bytes: Uint8Array,
    within?: (em: EntityManager) => Promise<void>,
  ): Promise<string> {
    await this.ofPerson.count(viewer.id);
    const [isPhoto, isVoice] = [isPhotoName.test(name), isVoiceName(name)];
    // Asked before the work is done, and once more with the enrolment locked.
    const before = await this.transactions.run((em) => this.draftWithRoom(em, assignmentId, viewer, isVoice));
    if (!isTaken(before.accepts, { isPhoto, isVoice })) throw new KindRefused();
    const voice = isVoice ? voiceTypeOf(bytes) : undefined;
    if (isVoice && !voice) throw new VoiceRefused({ megabytes: assignmentLimits.voiceBytes / 1_000_000 });
    const photo = isPhoto ? await this.pictures.drawWhole(bytes, photoSize) : undefined;
    return this.transactions.run(async (em) => {
      const { draftId } = await this.draftWithRoom(em, assignmentId, viewer, isVoice);
      const fileId = photo
        ? await this.keepPhoto(em, photo, viewer, name)
        : (await this.files.store(viewer, name, bytes, { isPrivate: true, mimeType: voice?.mimeType })).id;
      em.create(SubmissionFile, { submissionId: draftId, fileId, isPhoto, isVoice });
      await em.flush();
      await within?.(em);
      return draftId;
    });
  }

  /** Takes a file off the draft; it goes for good unless an earlier round has it too. */
  async detach(assignmentId: string, viewer: Viewer, fileId: string): Promise<string> {
    return this.transactions.run(async (em) => {
      const { draft } = await this.work.draft(em, assignmentId, viewer);
      const taken = await em.nativeDelete(SubmissionFile, { submissionId: draft.id, fileId });
      if (taken === 0) throw new FileNotFound();
      if (!(await em.count(SubmissionFile, { fileId }))) await this.removal.remove(em, [fileId]);
      return draft.id;
    });
  }

  private async draftWithRoom(em: EntityManager, assignmentId: string, viewer: Viewer, isVoice: boolean) {
    const { assignment, draft } = await this.work.draft(em, assignmentId, viewer);
    const max = assignmentLimits.filesMaximum;
    if ((await em.count(SubmissionFile, { submissionId: draft.id })) >= max) throw new TooManyFiles({ max });
    const most = assignmentLimits.voiceNotesMaximum;
    if (isVoice && (await em.count(SubmissionFile, { submissionId: draft.id, isVoice })) >= most)
      throw new TooManyVoiceNotes({ max: most });
    return { draftId: draft.id, accepts: assignment.accepts };
  }

  private async keepPhoto(em: EntityManager, photo: SmallPicture, viewer: Viewer, name: string): Promise<string> {
    const base = name.replace(/\.\w+$/, '');
    return this.pictures.keep(em, photo, viewer.id, safeFileName(`${base}.webp`), { isPrivate: true });
  }
}

const isTaken = (
  accepts: readonly WorkKind[],
  { isPhoto, isVoice }: { isPhoto: boolean; isVoice: boolean },
): boolean =>
  isVoice ? accepts.includes('voice') : accepts.includes('files') || (isPhoto && accepts.includes('photos'));

const photoSize = { side: assignmentLimits.photoSide, most: assignmentLimits.photoBytes };
