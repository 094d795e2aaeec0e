import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsObject, IsOptional } from 'class-validator';
import { fieldMessage } from '#platform/http/field-message';

const schema = (description: string, isOptional: boolean): PropertyDecorator =>
  ApiProperty({ type: 'object', additionalProperties: true, description, selfRequired: !isOptional });

/** What a browser answers for a device; its form is WebAuthn's, which grows, and its signature is what counts. */
export const DeviceAnswer = (options: { optional?: boolean } = {}): PropertyDecorator =>
  applyDecorators(
    schema('The PublicKeyCredential of the browser as JSON (WebAuthn, section 5.1.7)', options.optional ?? false),
    ...(options.optional ? [IsOptional()] : []),
    IsObject({ message: fieldMessage('field.invalid') }),
  );

/** What a browser is asked to pass on to a device. */
export const DeviceOptions = (): PropertyDecorator =>
  schema('Options for the browser as JSON (WebAuthn, sections 5.1.9 and 5.1.10)', false);
