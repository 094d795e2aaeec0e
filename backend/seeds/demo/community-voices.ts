import type { People, Person } from './people.js';
import type { Random } from './random.js';

const year = 360;

/** Who writes when: nobody before joining or after the last visit. */
export class Voices {
  private readonly writers: readonly Person[];
  private readonly drawWriter: () => Person;
  private readonly drawHelper: () => Person;

  constructor(
    private readonly people: People,
    private readonly random: Random,
  ) {
    this.writers = people.learners.filter(({ createdAge }) => createdAge > 2);
    this.drawWriter = random.weighted(
      this.writers,
      ({ eagerness, lastActiveAge }) => eagerness / (1 + lastActiveAge / 60),
    );
    this.drawHelper = random.weighted([...people.instructors, people.demo.volunteer], () => 1);
  }

  /** Somebody with a question, and its age in days within the year. */
  asker(): { person: Person; age: number } {
    const person = this.random.chance(0.012) ? this.people.demo.student : this.drawWriter();
    const latest = Math.min(person.createdAge * 0.98, year);
    return { person, age: this.random.between(Math.min(person.lastActiveAge, latest), latest) };
  }

  /** Somebody of the team, and the age of the news. */
  announcer(): { person: Person; age: number } {
    return { person: this.people.demo.admin, age: this.random.between(1, 300) };
  }

  /** Somebody who was around at that age; a part of what helps comes from instructors. */
  around(age: number, mayTeach = true): Person {
    for (let tries = 0; tries < 200; tries += 1) {
      const person = mayTeach && this.random.chance(0.18) ? this.drawHelper() : this.drawWriter();
      if (person.createdAge > age && person.lastActiveAge < age) return person;
    }
    return this.people.demo.instructor;
  }

  /** When somebody reacts to what is that old: soon as a rule, and never later than the last visit. */
  ageOfReaction(person: Person, age: number): number {
    const days = this.random.chance(0.85) ? this.random.between(0.005, 2.5) : this.random.between(2, 40);
    const earliest = Math.max(person.lastActiveAge, 0);
    return age - days > earliest ? age - days : this.random.between(earliest, age);
  }
}
