import { assignmentLimits } from '@masar/domain';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { FileNotFound } from '#platform/errors/file.errors';
import { FileService } from '#platform/files/file.service';
import { FileRemoval } from '#platform/files/file-removal';
import type { RateLimit } from '#platform/rate-limits/rate-limit';
import { RateLimits } from '#platform/rate-limits/rate-limits';
import { OwnWork, TooManyFiles, WorkNotFound } from '../assignments.errors.js';
import { Submission } from '../submission/submission.entity.js';
import { isVoiceName, voiceTypeOf } from '../submission/voice-notes.rules.js';
import { mayMark, placeOf } from '../submission/work-place.js';
import { Feedback } from './feedback.entity.js';

const HOUR = 3600;

/** What who marks says by voice or in a file; it waits for the mark before the learner reads it (ASG-2). */
@Injectable()
export class FeedbackService {
  private readonly ofPerson: RateLimit;

  constructor(
    private readonly transactions: Transactions,
    private readonly files: FileService,
    private readonly removal: FileRemoval,
    rateLimits: RateLimits,
  ) {
    this.ofPerson = rateLimits.named('feedback-file', { points: 240, seconds: HOUR });
  }

  /** Asked before the file is read, and once more with what it lies beside locked. */
  async requireMarker(viewer: Viewer, submissionId: string): Promise<void> {
    await this.transactions.run((em) => forMarker(em, submissionId, viewer));
  }

  async add(submissionId: string, viewer: Viewer, name: string, bytes: Uint8Array): Promise<void> {
    await this.ofPerson.count(viewer.id);
    const voice = isVoiceName(name) ? voiceTypeOf(bytes) : undefined;
    const taken = await this.files.take(name, bytes, voice?.mimeType);
    await this.transactions.run(async (em) => {
      await forMarker(em, submissionId, viewer);
      const max = assignmentLimits.feedbackMaximum;
      if ((await em.count(Feedback, { submissionId })) >= max) throw new TooManyFiles({ max });
      const { id: fileId } = await this.files.keep(viewer, taken, { isPrivate: true });
      em.create(Feedback, { submissionId, fileId, isVoice: voice !== undefined, addedBy: viewer.id });
      await em.flush();
    });
  }

  /** Only what the learner has not been told of. */
  async takeOff(submissionId: string, viewer: Viewer, fileId: string): Promise<void> {
    await this.transactions.run(async (em) => {
      await forMarker(em, submissionId, viewer);
      if (!(await em.nativeDelete(Feedback, { submissionId, fileId, toldAt: null }))) throw new FileNotFound();
      await this.removal.remove(em, [fileId]);
    });
  }
}

/** The work is locked, so that what is added at once is counted; drafts are unknown to who marks. */
async function forMarker(em: EntityManager, id: string, viewer: Viewer): Promise<void> {
  const submission = await em.findOne(Submission, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!submission || submission.state === 'draft') throw new WorkNotFound();
  const place = await placeOf(em, submission);
  if (!(await mayMark(em, place, viewer))) throw new WorkNotFound();
  if (place.learnerIds.includes(viewer.id)) throw new OwnWork();
}
