import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id } from '#platform/database/columns';
import type { Calibration, Tuning } from '../model/trained-model.js';

/** Table `recommendation_models`: what was trained, the newest last (REC-2). */
export const RecommendationModelSchema = defineEntity({
  name: 'RecommendationModel',
  tableName: 'recommendation_models',
  properties: {
    id: id(),
    /** The course of each row and column of the weights. */
    courseIds: p.array<string>().columnType('uuid[]'),
    /** 32-bit floats, little-endian, row by row. */
    weights: p.blob(),
    tuning: p.json<Tuning>(),
    calibration: p.json<Calibration>(),
    learnersCount: p.integer(),
    enrollmentsCount: p.integer(),
    trainingMs: p.integer(),
    createdAt: createdAt(),
  },
});
