import type { WorkKind } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { KindRefused } from '../assignments.errors.js';
import { LearnersWork } from './learners-work.js';
import type { SaveDraftDto } from './work.dto.js';

/** Drafts are kept as they are written; the last writing stands, on whatever device (ASG-1). */
@Injectable()
export class DraftService {
  constructor(
    private readonly transactions: Transactions,
    private readonly work: LearnersWork,
  ) {}

  async save(assignmentId: string, viewer: Viewer, { text, links, version }: SaveDraftDto): Promise<string> {
    return this.transactions.run(async (em) => {
      const { assignment, draft, isNew } = await this.work.draft(em, assignmentId, viewer);
      requireKind(assignment.accepts, 'text', text !== '');
      requireKind(assignment.accepts, 'links', links.length > 0);
      if (draft.groupId) {
        // Only what this member has seen is written over; a round that begins now has been seen by nobody.
        if (!isNew) draft.requireVersion(version ?? 0);
        draft.version += 1;
      }
      draft.text = text;
      draft.links = links.map(({ url }) => url);
      return draft.id;
    });
  }
}

function requireKind(accepts: readonly WorkKind[], kind: WorkKind, isGiven: boolean): void {
  if (isGiven && !accepts.includes(kind)) throw new KindRefused();
}
