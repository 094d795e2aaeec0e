/** A past-tense fact with ids and plain values; subclasses are declared in a module's `*.events.ts`. */
export abstract class DomainEvent {
  /** Makes events nominal, so that a listener cannot take one for another. */
  abstract readonly name: string;
}

export type EventClass<E extends DomainEvent> = new (...values: never[]) => E;
