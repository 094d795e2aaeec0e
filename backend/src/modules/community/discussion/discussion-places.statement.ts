import type { DiscussionView } from '@masar/domain';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { boundedTotal, searchedAtMost } from '#platform/database/bounded-total';
import { foldedColumn } from '#platform/database/folded-text';
import { Statement } from '#platform/kept-reads/statement';
import type { CommunityTables } from '../community.tables.js';
import { discussionOrders, type PlacedDiscussion } from './discussion-order.js';

/** Which discussions a list shows; without forum and lesson those of all forums. */
export interface DiscussionFilter {
  forumId?: string | undefined;
  lessonId?: string | undefined;
  search?: string | undefined;
  view?: DiscussionView | undefined;
}

/** Which list, as far as the text of its statement depends on it. */
interface Shape {
  view: DiscussionView | undefined;
  mayModerate: boolean;
}

/** Where they are looked for, and for what. */
interface Place {
  forumId: string | undefined;
  lessonId: string | undefined;
  pattern?: string | undefined;
}

type Values = Place & { viewerId: string; cursor: string | undefined; rows: number };

/**
 * One page in one statement. Each part of it walks an index in the order of the list and stops when the page is full,
 * and totals come from the forums' counters, so that its cost does not depend on the size of the forum (COM-7).
 */
export const discussionPlaces = new Statement((from: Kysely<CommunityTables>, shape: Shape, values: Values) => {
  const order = discussionOrders[shape.view ?? 'newest'];
  const ofPart = (part: ReturnType<typeof visible>) => order.stretch(part, values.cursor, values.rows);
  return sql<PlacedDiscussion & { total: number }>`
    select d.id, d.is_pinned, d.created_at, d.last_activity_at, ${total(from, shape, values)} as total
    from (${ofPart(visible(from, shape, values))} union all ${ofPart(withheld(from, shape, values))}) page
    join discussions d on d.id = page.id
    order by ${order.order} limit ${values.rows}`;
});

const matching = (from: Kysely<CommunityTables>, shape: Shape, place: Place) =>
  from
    .selectFrom('discussions as d')
    .select('d.id')
    .where((eb) => eb.and(conditionsOf(eb, shape, place)));

/** What everybody sees. The state is written out, so that the indexes of visible discussions serve. */
function visible(from: Kysely<CommunityTables>, shape: Shape, { pattern, ...place }: Place) {
  const isVisible = (found: ReturnType<typeof matching>) => found.where('d.status', '=', sql.lit('visible' as const));
  const { order } = discussionOrders[shape.view ?? 'newest'];
  const searched = isVisible(matching(from, shape, place))
    .orderBy(order)
    .limit(sql.lit(searchedAtMost));
  return isVisible(matching(from, shape, { pattern, ...place })).$if(pattern !== undefined, (query) =>
    query.where(sql<boolean>`d.id = any(array${searched})`),
  );
}

/** What waits for review or was hidden, for its author and moderators. */
const withheld = (from: Kysely<CommunityTables>, shape: Shape, { viewerId, ...place }: Place & { viewerId: string }) =>
  matching(from, shape, place)
    .where(sql<boolean>`d.status in ('pending', 'hidden')`)
    .$if(!shape.mayModerate, (query) => query.where('d.user_id', '=', viewerId));

function total(from: Kysely<CommunityTables>, shape: Shape, place: Place) {
  // Searches, lessons and parts of a forum have no counter of their own (COM-7).
  if (place.pattern || place.lessonId || partOf(shape)) return boundedTotal(visible(from, shape, place));
  if (place.forumId) return sql<number>`(select discussions_count from forums where id = ${place.forumId})`;
  return sql<number>`(select coalesce(sum(discussions_count), 0)::int from forums)`;
}

/** Whether the list leaves discussions of its place out; as the indexes of these lists say it. */
const partOf = ({ view }: Pick<Shape, 'view'>) =>
  view === 'unanswered'
    ? sql<boolean>`d.replies_count = 0 and not d.is_locked`
    : view === 'solved' && sql<boolean>`d.accepted_reply_id is not null`;

type Builder = ExpressionBuilder<CommunityTables & { d: CommunityTables['discussions'] }, 'd'>;

function conditionsOf(eb: Builder, shape: Shape, { forumId, lessonId, pattern }: Place) {
  const part = partOf(shape);
  return [
    ...(part ? [part] : []),
    ...(forumId ? [eb('d.forum_id', '=', forumId)] : []),
    ...(lessonId ? [eb('d.lesson_id', '=', lessonId)] : []),
    ...(forumId || lessonId ? [] : [eb('d.forum_id', 'is not', null)]),
    ...(pattern ? [eb.or(['d.title', 'd.content'].map((column) => eb(foldedColumn(column), 'like', pattern)))] : []),
  ];
}
