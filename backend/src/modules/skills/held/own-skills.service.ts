import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { TooManySkills } from '../skills.errors.js';
import type { SkillsTables } from '../skills.tables.js';
import { HeldSkillService } from './held-skill.service.js';

/** More than this nobody reads. */
const mostStatedSkills = 50;

/** What people state about themselves; it never touches what others found out (PRF-2). */
@Injectable()
export class OwnSkillsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly holding: HeldSkillService,
  ) {}

  async state(viewer: Viewer, skillId: string, level: number): Promise<void> {
    await this.transactions.run(async (em) => {
      const { stated } = await em
        .getKysely<SkillsTables>()
        .selectFrom('user_skills')
        .select((eb) => eb.fn.countAll<string>().as('stated'))
        .where('user_id', '=', viewer.id)
        .where('source', '=', 'self-stated')
        .where('skill_id', '<>', skillId)
        .executeTakeFirstOrThrow();
      if (Number(stated) >= mostStatedSkills) throw new TooManySkills({ most: mostStatedSkills });
      await this.holding.setFromSource(em, viewer.id, skillId, 'self-stated', level);
    });
  }

  async takeBack(viewer: Viewer, skillId: string): Promise<void> {
    await this.transactions.run(async (em) => {
      await em
        .getKysely<SkillsTables>()
        .deleteFrom('user_skills')
        .where('user_id', '=', viewer.id)
        .where('skill_id', '=', skillId)
        .where('source', '=', 'self-stated')
        .execute();
    });
  }
}
