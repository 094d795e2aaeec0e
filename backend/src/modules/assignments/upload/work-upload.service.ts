import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { AppError } from '#platform/errors/app-error';
import { BodyTooLarge } from '#platform/errors/platform.errors';
import { UploadBudget, type UploadPlace } from '#platform/files/upload-budget';
import type { RateLimit } from '#platform/rate-limits/rate-limit';
import { RateLimits } from '#platform/rate-limits/rate-limits';
import { TooManyUploads, UploadNotFound, UploadOffsetElsewhere } from '../assignments.errors.js';
import type { AssignmentsTables } from '../assignments.tables.js';
import { WorkFilesService } from '../work/work-files.service.js';
import { WorkUpload } from './work-upload.entity.js';
import { WorkUploadPiece } from './work-upload-piece.entity.js';

const HOUR = 3600;
/** So long an upload may go on. */
const hoursKept = 24;
/** Uploads of one person that are not whole yet. */
const openMost = 5;

/** How a file is refused for what it is: too large, of a kind that is not taken, or not what its name says. */
const statusesOfFiles = [413, 415, 422];

/** Files that come to a draft piece by piece; each piece is kept with how far the upload is (ASG-1). */
@Injectable()
export class WorkUploadService {
  private readonly pieces: RateLimit;
  /** Uploads that are being put beside their drafts: who asks meanwhile waits for the same. */
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(
    private readonly transactions: Transactions,
    private readonly files: WorkFilesService,
    private readonly budget: UploadBudget,
    rateLimits: RateLimits,
  ) {
    // Ten times what the largest draft takes, so that nobody fills the table with crumbs.
    this.pieces = rateLimits.named('work-upload-piece', { points: 2_000, seconds: HOUR });
  }

  /** Begins an upload of so many bytes, where the draft takes such a file. */
  async begin(assignmentId: string, viewer: Viewer, file: { name: string; size: number }): Promise<WorkUpload> {
    const most = await this.files.requireTaken(assignmentId, viewer, file.name);
    if (file.size > most) throw new BodyTooLarge();
    return this.transactions.run(async (em) => {
      // Locked, so that what is begun at once is counted.
      const kysely = em.getKysely<AssignmentsTables>();
      await kysely.selectFrom('users').select('id').where('id', '=', viewer.id).forNoKeyUpdate().execute();
      const open = { userId: viewer.id, finishedAt: null, expiresAt: { $gt: new Date() } };
      if ((await em.count(WorkUpload, open)) >= openMost) throw new TooManyUploads({ max: openMost });
      const expiresAt = new Date(Date.now() + hoursKept * 3_600_000);
      const upload = em.create(WorkUpload, { assignmentId, userId: viewer.id, ...file, expiresAt });
      await em.flush();
      return upload;
    });
  }

  /** How far an own upload is. One that is whole but not beside the draft yet is put there first. */
  async standing(assignmentId: string, viewer: Viewer, id: string): Promise<WorkUpload> {
    const upload = await this.transactions.run((em) => own(em, assignmentId, viewer, id));
    if (upload.received === upload.size && !upload.finishedAt) await this.finish(upload, viewer);
    return upload;
  }

  /** Keeps a piece that begins where the upload stands, and puts the file beside the draft with the last one. */
  async add(
    assignmentId: string,
    viewer: Viewer,
    id: string,
    piece: { at: number; bytes: Buffer },
  ): Promise<WorkUpload> {
    await this.pieces.count(viewer.id);
    const upload = await this.transactions.run(async (em) => {
      const found = await own(em, assignmentId, viewer, id, LockMode.PESSIMISTIC_WRITE);
      if (found.received !== piece.at) throw new UploadOffsetElsewhere({ offset: found.received });
      if (piece.at + piece.bytes.length > found.size) throw new BodyTooLarge();
      if (piece.bytes.length > 0) em.create(WorkUploadPiece, { uploadId: id, beginsAt: piece.at, bytes: piece.bytes });
      found.received += piece.bytes.length;
      await em.flush();
      return found;
    });
    if (upload.received === upload.size && !upload.finishedAt) await this.finish(upload, viewer);
    return upload;
  }

  async end(assignmentId: string, viewer: Viewer, id: string): Promise<void> {
    await this.transactions.run(async (em) => {
      em.remove(await own(em, assignmentId, viewer, id, LockMode.PESSIMISTIC_WRITE));
      await em.flush();
    });
  }

  private async finish(upload: WorkUpload, viewer: Viewer): Promise<void> {
    let finishing = this.underWay.get(upload.id);
    if (!finishing) {
      finishing = this.putBesideDraft(upload, viewer).finally(() => this.underWay.delete(upload.id));
      this.underWay.set(upload.id, finishing);
    }
    await finishing;
  }

  /**
   * Once, whoever asks: the file stands beside the draft with the mark that it does. A file that is refused for what it is
   * is forgotten; what a busy server or a draft that takes nothing now refuses is kept, and asking again finishes it. Where
   * another call was faster, its pieces are gone or its file has taken the last place, and neither is a fault.
   */
  private async putBesideDraft(upload: WorkUpload, viewer: Viewer): Promise<void> {
    const { id, assignmentId, name } = upload;
    const place = this.budget.place();
    const read = () => this.read(upload, place);
    try {
      await this.files.attach(assignmentId, viewer, name, read, (em) => this.claim(em, id));
    } catch (error) {
      if (error instanceof Finished) return;
      if (!(error instanceof AppError)) throw error;
      const isOfFile = statusesOfFiles.includes(error.status);
      const left = await this.transactions.run((em) => {
        const unfinished = { id, finishedAt: null };
        return isOfFile ? em.nativeDelete(WorkUpload, unfinished) : em.count(WorkUpload, unfinished);
      });
      if (left > 0) throw error;
    } finally {
      place.giveBack();
    }
  }

  private async read({ id, size }: WorkUpload, place: UploadPlace): Promise<Buffer> {
    place.add(size);
    const pieces = await this.transactions.run((em) =>
      em.find(WorkUploadPiece, { uploadId: id }, { orderBy: { beginsAt: 'asc' } }),
    );
    const bytes = Buffer.concat(pieces.map((piece) => piece.bytes));
    if (bytes.length !== size) throw new Finished();
    return bytes;
  }

  private async claim(em: EntityManager, id: string): Promise<void> {
    const claimed = await em.nativeUpdate(WorkUpload, { id, finishedAt: null }, { finishedAt: new Date() });
    if (claimed === 0) throw new Finished();
    await em.nativeDelete(WorkUploadPiece, { uploadId: id });
  }
}

/** Another call was faster; its file stands, this one's goes back with the transaction. */
class Finished extends Error {}

async function own(
  em: EntityManager,
  assignmentId: string,
  viewer: Viewer,
  id: string,
  lockMode?: LockMode.PESSIMISTIC_WRITE,
): Promise<WorkUpload> {
  const mine = { id, assignmentId, userId: viewer.id, expiresAt: { $gt: new Date() } };
  const upload = await em.findOne(WorkUpload, mine, { refresh: true, ...(lockMode && { lockMode }) });
  if (!upload) throw new UploadNotFound();
  return upload;
}
