import { defineEntity, p } from '@mikro-orm/core';
import { idOf, moment } from '#platform/database/columns';

/** Table `kept_figures`: figures over many rows as they were last counted (SCL-1, ADR 141). */
export const KeptFigureSchema = defineEntity({
  name: 'KeptFigure',
  tableName: 'kept_figures',
  indexes: [{ name: 'kept_figures_owner_id_index', properties: ['ownerId'] }],
  checks: [
    { name: 'kept_figures_counted_check', expression: '(figures is null) = (counted_at is null)' },
    { name: 'kept_figures_begun_check', expression: 'counted_at is not null or counting_since is not null' },
  ],
  properties: {
    /** What they are figures of, with the number of their shape, such as `course report 1`. */
    kind: p.text().primary(),
    /** What they were counted over, such as a course's id. */
    subject: p.text().primary(),
    /** Whose they are: they go with the account. Null where they are nobody's. */
    ownerId: idOf('users', 'cascade').nullable(),
    /** Null until they were counted for the first time. */
    figures: p.json<unknown>().nullable(),
    countedAt: moment().nullable(),
    /** Since when a task counts them anew: nobody else begins. */
    countingSince: moment().nullable(),
  },
});
