import { OneOf } from '#platform/http/fields';
import { type DismissalReason, dismissalReasons } from './dismissal.entity.js';

export class DismissDto {
  @OneOf(dismissalReasons, { description: '`not-for-me` speaks against alike courses too, `not-now` for a month' })
  reason!: DismissalReason;
}
