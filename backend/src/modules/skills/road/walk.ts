import type { LearningGoal, RoadCourse } from '@masar/domain';
import type { RoadStop } from './dto/road.response.js';

/** A course that can be joined, as a station of a road. */
export interface OpenCourse extends RoadCourse {
  students: number;
  shown: RoadStop;
}

/** Somebody at the beginning of a road. */
export interface Walker {
  /** Levels by skill, of whatever source is believed most, and of the courses that they completed. */
  known: Map<string, number>;
  completed: ReadonlySet<string>;
  goal: LearningGoal | null;
  track: string | null;
}

/** Of a visitor nothing is known. */
export const visitor: Walker = { known: new Map(), completed: new Set(), goal: null, track: null };
