import { placeCurrencies, placeStates } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, decimal, id, idOf, listIndex, moment, updatedAt } from '#platform/database/columns';
import { PlaceGranted, PlaceNotGranted } from '../courses.errors.js';

/** Table `course_places`: places in courses with a price, asked for and granted, once for each person (PAY-1). */
export const CoursePlaceSchema = defineEntity({
  name: 'CoursePlace',
  tableName: 'course_places',
  indexes: [
    listIndex('course_places', 'course_id_created_at', 'course_id, created_at desc, id desc'),
    listIndex('course_places', 'created_at', 'created_at desc, id desc'),
    listIndex('course_places', 'received_at', 'received_at', 'amount_received > 0'),
    listIndex('course_places', 'decided_by', 'decided_by'),
    listIndex('course_places', 'recorded_by', 'recorded_by'),
  ],
  uniques: [
    { name: 'course_places_user_id_course_id_unique', properties: ['userId', 'courseId'] },
    { name: 'course_places_email_course_id_unique', properties: ['email', 'courseId'] },
  ],
  checks: [
    { name: 'course_places_decided_check', expression: `(state = 'asked') = (decided_at is null)` },
    { name: 'course_places_amount_received_check', expression: 'amount_received >= 0' },
    { name: 'course_places_received_check', expression: '(amount_received > 0) = (received_at is not null)' },
    {
      name: 'course_places_granted_check',
      expression: `state = 'granted' or (amount_received = 0 and used_at is null)`,
    },
  ],
  properties: {
    id: id(),
    courseId: idOf('courses', 'cascade'),
    /** Absent while a place by e-mail waits for its person, and once the person's account is gone. */
    userId: idOf('users', 'set null').nullable(),
    /** The address by which it was granted. */
    email: p.text().nullable(),
    state: p.enum(placeStates).default('asked'),
    /** What the learner wrote when asking. */
    note: p.text().nullable(),
    askedAt: moment().nullable(),
    /** Null where the demonstration granted it, or that account is gone. */
    decidedBy: idOf('users', 'set null').nullable(),
    decidedAt: moment().nullable(),
    /** What the learner reads about the decision. */
    reason: p.text().nullable(),
    amountReceived: decimal(10, 2).default('0'),
    currency: p.enum(placeCurrencies).default('USD'),
    recordedBy: idOf('users', 'set null').nullable(),
    /** When an amount was first recorded; corrections keep it. */
    receivedAt: moment().nullable(),
    /** When its person joined the course with it. */
    usedAt: moment().nullable(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});

/** Who decides or records, and when. */
interface Deed {
  by: string;
  at: Date;
}

export class CoursePlace extends CoursePlaceSchema.class {
  /** Grants it, also after it was declined; tells whether that changed anything. */
  grant({ by, at }: Deed, reason: string | null): boolean {
    if (this.state === 'granted') return false;
    Object.assign(this, { state: 'granted', decidedBy: by, decidedAt: at, reason });
    return true;
  }

  /** Declines a request; tells whether that changed anything. */
  decline({ by, at }: Deed, reason: string | null): boolean {
    if (this.state === 'granted') throw new PlaceGranted();
    if (this.state === 'declined') return false;
    Object.assign(this, { state: 'declined', decidedBy: by, decidedAt: at, reason });
    return true;
  }

  /** Writes down what was received for it; 0 takes a mistaken entry back. */
  record(amount: string, { by, at }: Deed): void {
    if (Number(amount) === Number(this.amountReceived)) return;
    if (this.state !== 'granted') throw new PlaceNotGranted();
    const isReceived = Number(amount) > 0;
    this.amountReceived = amount;
    this.recordedBy = isReceived ? by : null;
    this.receivedAt = isReceived ? (this.receivedAt ?? at) : null;
  }
}
CoursePlaceSchema.setClass(CoursePlace);
