import { assignmentLimits, isPictureName, type WorkKind } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { FileNotFound } from '#platform/errors/file.errors';
import { FileService } from '#platform/files/file.service';
import { safeFileName } from '#platform/files/file-name';
import { FileRemoval } from '#platform/files/file-removal';
import { ForeignFiles } from '#platform/files/foreign-files';
import { type SmallPicture, SmallPictures } from '#platform/files/small-pictures';
import type { RateLimit } from '#platform/rate-limits/rate-limit';
import { RateLimits } from '#platform/rate-limits/rate-limits';
import { KindRefused, TooManyFiles, TooManyVoiceNotes, VoiceRefused } from '../assignments.errors.js';
import { SubmissionFile } from '../submission/submission-file.entity.js';
import { isVoiceName, voiceTypeOf } from '../submission/voice-notes.rules.js';
import { LearnersWork } from './learners-work.js';

const HOUR = 3600;

/** Files, photos and voice notes beside a draft; photos are drawn anew, so that neither place nor camera travels along (ASG-1). */
@Injectable()
export class WorkFilesService {
  private readonly ofPerson: RateLimit;

  constructor(
    private readonly transactions: Transactions,
    private readonly work: LearnersWork,
    private readonly files: FileService,
    private readonly foreign: ForeignFiles,
    private readonly pictures: SmallPictures,
    private readonly removal: FileRemoval,
    rateLimits: RateLimits,
  ) {
    this.ofPerson = rateLimits.named('work-file', { points: 120, seconds: HOUR });
  }

  /** Asked before a file is read; whether the draft takes it is asked with its name and size. */
  async requireLearner(viewer: Viewer, assignmentId: string): Promise<void> {
    await this.transactions.run((em) => this.work.of(em, assignmentId, viewer));
  }

  /** Refuses a file that the draft does not take, before any of it is sent; answers how many bytes it may have. */
  async requireTaken(assignmentId: string, viewer: Viewer, name: string): Promise<number> {
    this.foreign.requireTaken(name);
    const { kind, accepts } = await this.transactions.run((em) => this.draftWithRoom(em, assignmentId, viewer, name));
    // What is no recording may still be taken as a file.
    return kind === 'voice' && !accepts.includes('files') ? assignmentLimits.voiceBytes : assignmentLimits.fileBytes;
  }

  /**
   * What happens `within` stands or falls with the file. Bytes that are kept elsewhere are given as how to read them, and
   * are read once the person may bring one more file and the draft has room for it (REL-10).
   */
  async attach(
    assignmentId: string,
    viewer: Viewer,
    name: string,
    given: Uint8Array | (() => Promise<Uint8Array>),
    within?: (em: EntityManager) => Promise<void>,
  ): Promise<string> {
    await this.ofPerson.count(viewer.id);
    this.foreign.requireTaken(name);
    if (typeof given === 'function') await this.requireTaken(assignmentId, viewer, name);
    const bytes = typeof given === 'function' ? await given() : given;
    // Asked before the work is done, and once more with the enrolment locked.
    const { kind } = await this.transactions.run((em) => this.draftWithRoom(em, assignmentId, viewer, name, bytes));
    const voice = kind === 'voice' ? voiceTypeOf(bytes) : undefined;
    if (kind === 'voice' && !voice) throw new VoiceRefused({ megabytes: assignmentLimits.voiceBytes / 1_000_000 });
    const photo = kind === 'photo' ? await this.pictures.drawWhole(bytes, photoSize) : undefined;
    const file = photo ? undefined : await this.files.take(name, bytes, voice?.mimeType);
    return this.transactions.run(async (em) => {
      const { draftId } = await this.draftWithRoom(em, assignmentId, viewer, name, bytes);
      const fileId = file
        ? (await this.files.keep(viewer, file, { isPrivate: true })).id
        : await this.keepPhoto(em, photo!, viewer, name);
      em.create(SubmissionFile, {
        submissionId: draftId,
        fileId,
        isPhoto: kind === 'photo',
        isVoice: kind === 'voice',
      });
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

  /** The draft, if it has room, and as what it takes a file of that name; with the bytes their content has its say. */
  private async draftWithRoom(
    em: EntityManager,
    assignmentId: string,
    viewer: Viewer,
    name: string,
    bytes?: Uint8Array,
  ) {
    const { assignment, draft } = await this.work.draft(em, assignmentId, viewer);
    const { accepts } = assignment;
    const kind = kindOf(name, accepts, bytes);
    if (!kind) throw new KindRefused();
    const max = assignmentLimits.filesMaximum;
    if ((await em.count(SubmissionFile, { submissionId: draft.id })) >= max) throw new TooManyFiles({ max });
    const most = assignmentLimits.voiceNotesMaximum;
    if (kind === 'voice' && (await em.count(SubmissionFile, { submissionId: draft.id, isVoice: true })) >= most)
      throw new TooManyVoiceNotes({ max: most });
    return { draftId: draft.id, accepts, kind };
  }

  private async keepPhoto(em: EntityManager, photo: SmallPicture, viewer: Viewer, name: string): Promise<string> {
    const base = name.replace(/\.\w+$/, '');
    return this.pictures.keep(em, photo, viewer.id, safeFileName(`${base}.webp`), { isPrivate: true });
  }
}

type Kind = 'photo' | 'voice' | 'file';

/** As what a draft takes a file; undefined where it does not. */
function kindOf(name: string, accepts: readonly WorkKind[], bytes?: Uint8Array): Kind | undefined {
  const takesFiles = accepts.includes('files');
  if (isPictureName(name)) return takesFiles || accepts.includes('photos') ? 'photo' : undefined;
  const maySpeak = isVoiceName(name) && accepts.includes('voice');
  if (maySpeak && !(takesFiles && bytes && !voiceTypeOf(bytes))) return 'voice';
  return takesFiles ? 'file' : undefined;
}

const photoSize = { side: assignmentLimits.photoSide, most: assignmentLimits.photoBytes };
