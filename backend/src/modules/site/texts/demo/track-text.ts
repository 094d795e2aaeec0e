/** One thing that is learned on a track. */
interface Skill {
  title: string;
  text: string;
  /** What exactly, in a word or two each. */
  topics: readonly [string, string, string];
}

/** What the demo says about a track (PUB-3). */
export interface TrackText {
  /** One line under the heading: what the learner will be able to do. */
  promise: string;
  /** Two sentences; also the description for search engines. */
  description: string;
  skills: readonly [Skill, Skill, Skill, Skill];
}
