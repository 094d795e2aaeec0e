import { postingLimits, readNumber, serviceCategories, type ServiceCategory } from '@masar/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNumber, IsOptional, Max, Min } from 'class-validator';
import { fieldMessage } from '#platform/http/field-message';
import { Flag, OneOf, Text, Texts, WholeNumber } from '#platform/http/fields';
import { PageQuery } from '#platform/http/paging';

const { titleMaximum, descriptionMaximum, lineMaximum, skillsMaximum, skillMaximum } = postingLimits;
const highestPrice = 99_999_999.99;

/** What is no number counts as 0, which is free; cents are as far as it goes (spec 5). */
const priceOf = (value: unknown): number => {
  const price = typeof value === 'string' ? readNumber(value) : value;
  return typeof price === 'number' && Number.isFinite(price) ? Math.round(price * 100) / 100 : 0;
};

/** US dollars, never negative. */
function Price(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      required: false,
      description: 'US dollars, 0 is free; what is no number counts as 0',
      oneOf: [{ type: 'number', minimum: 0, maximum: highestPrice }, { type: 'string' }],
    }),
    Transform(({ value }: { value: unknown }) => (value === undefined ? undefined : priceOf(value))),
    IsOptional(),
    IsNumber({}, { message: fieldMessage('field.money') }),
    Min(0, { message: fieldMessage('field.money') }),
    Max(highestPrice, { message: fieldMessage('field.money') }),
  );
}

export class ListServicesQuery extends PageQuery {
  @OneOf(serviceCategories, { optional: true }) category?: ServiceCategory;
  @Text({ optional: true, max: 200, description: 'Part of title or description' }) search?: string;
  @OneOf(['true', 'false'], { optional: true, description: 'Only what I offer, in every state' }) mine?: string;
}

/** What both forms have and may leave out. */
class ServiceDetails {
  @Price() price?: number;
  @Text({ optional: true, max: lineMaximum }) duration?: string;
  @Texts({ optional: true, max: skillsMaximum, each: skillMaximum }) skills?: string[];
  @Text({ optional: true, max: titleMaximum, description: 'In English, where the other one is not' }) titleEn?: string;
  @Text({ optional: true, max: descriptionMaximum, multiline: true }) descriptionEn?: string;
  @Text({ optional: true, max: lineMaximum }) durationEn?: string;
}

export class OfferServiceDto extends ServiceDetails {
  @Text({ max: titleMaximum, description: 'Fills both languages' }) title!: string;
  @Text({ max: descriptionMaximum, multiline: true, description: 'Fills both languages' }) description!: string;
  @OneOf(serviceCategories) category!: ServiceCategory;
}

export class EditServiceDto extends ServiceDetails {
  @Text({ optional: true, min: 1, max: titleMaximum, description: 'Fills both languages' }) title?: string;
  @Text({ optional: true, min: 1, max: descriptionMaximum, multiline: true }) description?: string;
  @OneOf(serviceCategories, { optional: true }) category?: ServiceCategory;
  @Flag({ optional: true, description: 'false pauses it, true offers it again' }) isActive?: boolean;
}

export class RequestServiceDto {
  @Text({ max: postingLimits.coverLetterMaximum, multiline: true, description: 'What is needed and by when' })
  message!: string;
}

export class RateServiceDto {
  @WholeNumber({ min: 1, max: 5 }) rating!: number;
  @Text({ optional: true, max: 1000, multiline: true }) text?: string;
}
