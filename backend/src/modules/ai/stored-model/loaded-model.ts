import { type Calibration, type Tuning, untrained } from '../model/trained-model.js';

/** A trained model with the courses of its rows and columns. */
export interface LoadedModel {
  /** Null before the first training. */
  id: string | null;
  /** Row and column of each course. */
  places: ReadonlyMap<string, number>;
  courseCount: number;
  weights: Float32Array;
  tuning: Tuning;
  calibration: Calibration;
}

/** What recommends before the first training: popularity, contents and skills alone. */
export const noModel: LoadedModel = {
  id: null,
  places: new Map(),
  courseCount: 0,
  weights: new Float32Array(),
  ...untrained,
};
