import { skillKey } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { insertRows } from '../insert-rows.js';
import { readVocabulary, type VocabularySkill } from './vocabulary.js';

/** Key of the advisory lock that lets one process at a time bring the vocabulary up to date; an arbitrary constant. */
const vocabularyLock = 7_287_243;

/** Rows by table; relations in both directions, with the greater weight where both lines name one. */
function vocabularyRows(skills: readonly VocabularySkill[]) {
  const relations = new Map<string, { skill_id: string; related_id: string; weight: number }>();
  const relate = (skill_id: string, related_id: string, weight: number) => {
    const known = relations.get(`${skill_id} ${related_id}`)?.weight ?? 0;
    relations.set(`${skill_id} ${related_id}`, { skill_id, related_id, weight: Math.max(weight, known) });
  };
  for (const { id, related } of skills) {
    for (const [other, tenths] of related) {
      relate(id, other, tenths / 10);
      relate(other, id, tenths / 10);
    }
  }
  const nameRow = (skill_id: string, language: 'ar' | 'en') => (name: string) => ({
    name_key: skillKey(name),
    skill_id,
    name,
    language,
  });
  return {
    skills: skills.map(({ id, labelAr, labelEn, category }) => ({
      id,
      label_ar: labelAr,
      label_en: labelEn,
      category_id: category,
    })),
    names: skills.flatMap(({ id, namesEn, namesAr }) => [
      ...namesEn.map(nameRow(id, 'en')),
      ...namesAr.map(nameRow(id, 'ar')),
    ]),
    relations: [...relations.values()],
  };
}

/**
 * Brings the vocabulary of the database up to that of the files, at every start. Skills are added and renamed, never
 * removed: somebody may hold them. Names and relations are as in the files (PRF-2).
 */
export async function seedSkills(em: EntityManager): Promise<void> {
  const rows = vocabularyRows(readVocabulary());
  await em.execute('select pg_advisory_xact_lock(?)', [vocabularyLock]);
  await insertRows(
    em,
    'skills',
    rows.skills,
    `on conflict (id) do update
        set label_ar = excluded.label_ar, label_en = excluded.label_en, category_id = excluded.category_id
      where (skills.label_ar, skills.label_en, skills.category_id)
            is distinct from (excluded.label_ar, excluded.label_en, excluded.category_id)`,
  );
  await removeOthers(
    em,
    'skill_names',
    'name_key',
    rows.names.map(({ name_key: key }) => key),
  );
  await insertRows(
    em,
    'skill_names',
    rows.names,
    `on conflict (name_key) do update
        set skill_id = excluded.skill_id, name = excluded.name, language = excluded.language
      where (skill_names.skill_id, skill_names.name, skill_names.language)
            is distinct from (excluded.skill_id, excluded.name, excluded.language)`,
  );
  const pairs = rows.relations.map(({ skill_id, related_id }) => `${skill_id} ${related_id}`);
  await removeOthers(em, 'skill_relations', `skill_id || ' ' || related_id`, pairs);
  await insertRows(
    em,
    'skill_relations',
    rows.relations,
    `on conflict (skill_id, related_id) do update set weight = excluded.weight
      where skill_relations.weight <> excluded.weight`,
  );
  await followNames(em);
}

/** Courses whose texts have got or lost a meaning by the names above. */
async function followNames(em: EntityManager): Promise<void> {
  await em.execute(`
    with named as (select c.id as course_id, n.skill_id from courses c, course_skills_named(c.skills) n),
    gone as (
      delete from course_skills s
       where not exists (select from named n where n.course_id = s.course_id and n.skill_id = s.skill_id)
    )
    insert into course_skills (course_id, skill_id) select course_id, skill_id from named
    on conflict (course_id, skill_id) do nothing
  `);
}

async function removeOthers(em: EntityManager, table: string, key: string, kept: readonly string[]): Promise<void> {
  const known = 'select value from json_array_elements_text(?::json)';
  await em.execute(`delete from ${table} where ${key} not in (${known})`, [JSON.stringify(kept)]);
}
