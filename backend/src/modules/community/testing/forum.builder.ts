import type { EntityManager } from '@mikro-orm/postgresql';
import { Forum } from '../forum/forum.entity.js';

/** A forum for tests. */
export async function aForum(em: EntityManager, nameEn = 'Help'): Promise<Forum> {
  const forum = em.create(Forum, { nameAr: 'مساعدة', nameEn, orderIndex: 1 });
  await em.flush();
  return forum;
}
