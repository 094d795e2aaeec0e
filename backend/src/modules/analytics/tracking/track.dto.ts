import { languages } from '@masar/i18n';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDefined, IsObject, ValidateNested } from 'class-validator';
import { fieldMessage } from '#platform/http/field-message';
import { OneOf, Uuid } from '#platform/http/fields';
import { type TrackedEvent, trackedEventNames } from './tracked-events.js';

/** Exactly the fields of the event are given: from and to, courseId, workshopId or jobId. */
export class TrackMetadataDto {
  @OneOf(languages, { optional: true, description: 'Of language_changed' }) from?: string;
  @OneOf(languages, { optional: true, description: 'Of language_changed' }) to?: string;
  @Uuid({ optional: true, description: 'Of ai_recommendation_clicked' }) courseId?: string;
  @Uuid({ optional: true, description: 'Of vr_workshop_viewed' }) workshopId?: string;
  @Uuid({ optional: true, description: 'Of job_recommendation_clicked' }) jobId?: string;
}

/** One event of use (ANL-1). */
export class TrackDto {
  @OneOf(trackedEventNames) event!: TrackedEvent;

  @ApiProperty({ type: () => TrackMetadataDto })
  @IsDefined({ message: fieldMessage('field.required') })
  @IsObject({ message: fieldMessage('field.invalid') })
  @ValidateNested()
  @Type(() => TrackMetadataDto)
  metadata!: TrackMetadataDto;
}
