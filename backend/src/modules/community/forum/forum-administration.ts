import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { CategoryNotFound, type CoursesTables } from '#modules/courses';
import { Transactions } from '#platform/database/transactions';
import { ForumNotEmpty, ForumNotFound } from '../community.errors.js';
import type { CommunityTables } from '../community.tables.js';
import { Forum } from './forum.entity.js';
import { starterForums } from './starter-forums.js';

interface ForumTexts {
  nameAr: string;
  nameEn: string;
  descriptionAr?: string | null;
  descriptionEn?: string | null;
  categoryId?: string | null;
  orderIndex?: number;
}

/** What administrators do with the forums themselves (CON-1). */
@Injectable()
export class ForumAdministration {
  constructor(private readonly transactions: Transactions) {}

  async open(forum: ForumTexts): Promise<string> {
    return this.transactions.run(async (em) => {
      await assertCategory(em, forum.categoryId);
      const { id } = em.create(Forum, forum);
      await em.flush();
      return id;
    });
  }

  /** Opens those of the starter set that were never opened or are gone; answers their ids, none the second time. */
  async openStarterSet(): Promise<string[]> {
    return this.transactions.run(async (em) => {
      const kysely = em.getKysely<CommunityTables & CoursesTables>();
      const known = new Set((await kysely.selectFrom('categories').select('id').execute()).map(({ id }) => id));
      const rows = await kysely
        .insertInto('forums')
        .values(
          starterForums.map(({ key, categoryId, ...forum }, index) => ({
            id: v7(),
            name_ar: forum.nameAr,
            name_en: forum.nameEn,
            description_ar: forum.descriptionAr,
            description_en: forum.descriptionEn,
            // A track may have been removed; its forum still has a name.
            category_id: categoryId && known.has(categoryId) ? categoryId : null,
            order_index: index + 1,
            starter_key: key,
          })),
        )
        .onConflict((conflict) => conflict.column('starter_key').doNothing())
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    });
  }

  async change(id: string, { nameAr, nameEn, orderIndex, ...rest }: Partial<ForumTexts>): Promise<void> {
    await this.transactions.run(async (em) => {
      const forum = await em.findOne(Forum, { id });
      if (!forum) throw new ForumNotFound();
      await assertCategory(em, rest.categoryId);
      em.assign(forum, rest, { ignoreUndefined: true });
      forum.nameAr = nameAr ?? forum.nameAr;
      forum.nameEn = nameEn ?? forum.nameEn;
      forum.orderIndex = orderIndex ?? forum.orderIndex;
    });
  }

  /** Removes a forum in which nothing was ever written; words of members are never lost with it. */
  async remove(id: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const forum = await em.findOne(Forum, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!forum) throw new ForumNotFound();
      const discussions = em.getKysely<CommunityTables>().selectFrom('discussions').where('forum_id', '=', id);
      if (await discussions.select('id').limit(1).executeTakeFirst()) throw new ForumNotEmpty();
      em.remove(forum);
    });
  }
}

async function assertCategory(em: EntityManager, categoryId: string | null | undefined): Promise<void> {
  if (!categoryId) return;
  const found = await em
    .getKysely<CoursesTables>()
    .selectFrom('categories')
    .select('id')
    .where('id', '=', categoryId)
    .executeTakeFirst();
  if (!found) throw new CategoryNotFound({}, { fields: [{ field: 'categoryId', code: 'courses.category_not_found' }] });
}
