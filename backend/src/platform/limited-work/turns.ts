import type { Asker } from '#platform/shares/asker';

/** What the server does by itself waits as one network more. */
const server: Asker = { network: 'server' };

/**
 * What waits, served in turns of networks, and within a network in turns of persons: many accounts behind one line wait
 * for one another, not others for them (REL-10).
 */
export class Turns<Thing> {
  /** By network and by who waits there; those at the front are next, and go to the back with what is left. */
  private readonly networks = new Map<string, Map<string, Thing[]>>();

  add(asker: Asker = server, thing: Thing): void {
    const people = this.networks.get(asker.network) ?? new Map<string, Thing[]>();
    const who = asker.person ?? '';
    people.set(who, [...(people.get(who) ?? []), thing]);
    this.networks.set(asker.network, people);
  }

  /** The next of the networks that may have one. */
  next(mayHave: (network: string) => boolean): { network: string; thing: Thing } | undefined {
    for (const [network, people] of this.networks) {
      if (!mayHave(network)) continue;
      const [[who, [thing, ...others]]] = people as unknown as [[string, [Thing, ...Thing[]]]];
      people.delete(who);
      if (others.length > 0) people.set(who, others);
      this.networks.delete(network);
      if (people.size > 0) this.networks.set(network, people);
      return { network, thing };
    }
    return undefined;
  }
}
