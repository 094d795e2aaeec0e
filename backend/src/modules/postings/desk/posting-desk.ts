import { type EntityName, type FilterQuery, LockMode, type RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { type Answer, ApplicationService, type Applied } from '../application/application.service.js';
import { mayManage, mayRead } from '../posting/posting.rules.js';
import { columnsFrom } from '../posting/posting-form.js';
import type { Posting, PostingForm, PostingKind } from '../posting/posting-kind.js';
import { PostingReview } from '../posting/posting-review.service.js';
import { isPosterSuspended } from '../posting/suspended-posters.js';
import { NotThePoster, PostingNotFound } from '../postings.errors.js';

/** Posting, changing and applying, whatever a posting offers (OPP-1, OPP-2, OPP-4, JOB-1, SVC-1, SVC-2). */
@Injectable()
export class PostingDesk {
  constructor(
    private readonly transactions: Transactions,
    private readonly review: PostingReview,
    private readonly applications: ApplicationService,
  ) {}

  /** Answers the id of the new posting; `more` is what its kind reads out of the form elsewhere. */
  async post<Entity extends Posting, Form extends PostingForm>(
    kind: PostingKind<Entity, Form>,
    viewer: Viewer,
    form: Form,
    more?: Partial<Entity>,
  ): Promise<string> {
    return this.transactions.run(async (em) => {
      const columns = { ...columnsFrom(kind, form), ...more, postedBy: viewer.id };
      const posting = em.create(kind.schema as EntityName<Entity>, columns as RequiredEntityData<Entity>);
      kind.refuse?.(posting);
      this.review.judge(viewer, kind.words, posting);
      await em.flush();
      this.tell(kind, posting);
      this.review.announce(kind.kind, posting);
      return posting.id;
    });
  }

  /** New words may be a trap, so they are looked at anew. */
  async edit<Entity extends Posting, Form extends PostingForm>(
    kind: PostingKind<Entity, Form>,
    viewer: Viewer,
    id: string,
    form: Form,
    more?: Partial<Entity>,
  ): Promise<void> {
    await this.transactions.run(async (em) => {
      const posting = await this.locked(em, kind, viewer, id);
      if (!mayManage(posting, viewer)) throw new NotThePoster();
      const before = { ...posting };
      this.review.judgeChange(kind.kind, viewer, kind.words, posting, () =>
        Object.assign(posting, columnsFrom(kind, form), more),
      );
      kind.refuse?.(posting);
      this.tell(kind, posting, before);
    });
  }

  /** Applies once, however often it is clicked. */
  async apply<Entity extends Posting, Form>(
    kind: PostingKind<Entity, Form>,
    viewer: Viewer,
    id: string,
    answer: Answer,
  ): Promise<Applied> {
    return this.transactions.run(async (em) => {
      const posting = await this.locked(em, kind, viewer, id);
      const applied = {
        ...kind.timesOf(posting),
        isPosterSuspended: await isPosterSuspended(em, kind, id),
        id,
        postedBy: posting.postedBy,
      };
      return this.applications.apply(em, viewer, kind, applied, answer);
    });
  }

  private tell<Entity, Form>({ news }: PostingKind<Entity, Form>, posting: Entity, before?: Entity): void {
    for (const event of news?.(posting, before) ?? []) this.transactions.record(event);
  }

  private async locked<Entity extends Posting, Form>(
    em: EntityManager,
    { schema }: PostingKind<Entity, Form>,
    viewer: Viewer,
    id: string,
  ): Promise<Entity> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const posting = await em.findOne(schema as EntityName<Entity>, { id } as FilterQuery<NoInfer<Entity>>, {
      lockMode,
    });
    if (!posting || !mayRead(posting, viewer)) {
      throw new PostingNotFound();
    }
    return posting;
  }
}
