import type { Role } from '@masar/domain';
import { DomainEvent } from '#platform/events/domain-event';

/** An admin approved or refused somebody's wish for another role (AUTH-7). */
export class RoleRequestDecidedEvent extends DomainEvent {
  readonly name = 'auth.role_request_decided';
  constructor(
    readonly userId: string,
    readonly role: Role,
    readonly approved: boolean,
  ) {
    super();
  }
}

/** Sessions of a user were ended or carry another role now (AUTH-5, AUTH-7). */
export class SessionsChanged extends DomainEvent {
  readonly name = 'auth.sessions_changed';
  constructor(readonly userId: string) {
    super();
  }
}

/** Somebody has an account who had none: registered, invited, or let in by the organisation's provider. */
export class AccountCreated extends DomainEvent {
  readonly name = 'auth.account_created';
  constructor(readonly userId: string) {
    super();
  }
}

/** Somebody chose the track that they want to learn in (DSH-8). */
export class TrackChosen extends DomainEvent {
  readonly name = 'auth.track_chosen';
  constructor(readonly userId: string) {
    super();
  }
}

/** An account is gone with all that named its owner (PRF-4). */
export class AccountErased extends DomainEvent {
  readonly name = 'auth.account_erased';
  constructor(readonly userId: string) {
    super();
  }
}
