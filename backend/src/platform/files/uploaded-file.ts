import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { BoundedUpload } from './bounded-upload.interceptor.js';
import { countedMemory } from './counted-memory.js';
import { safeFileName } from './file-name.js';

/** A multipart file as it arrives: in memory, its name in the bytes of UTF-8. */
export interface UploadedBytes {
  originalname: string;
  buffer: Buffer;
}

/** Bytes of one upload. */
const uploadMaximum = 20 * 1024 * 1024;

/** Takes one multipart file from the named field (SEC-2); it is read before any transaction opens (REL-10). */
export const TakesFile = (field: string): MethodDecorator =>
  applyDecorators(
    UseInterceptors(
      BoundedUpload,
      FileInterceptor(field, {
        storage: countedMemory,
        limits: { fileSize: uploadMaximum, files: 1, fields: 0, parts: 1 },
      }),
    ),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: { type: 'object', required: [field], properties: { [field]: { type: 'string', format: 'binary' } } },
    }),
  );

/**
 * The name of an upload, made safe (SEC-7): whatever decides by it decides by what is kept. Multipart headers are read byte
 * by byte; browsers write names in UTF-8.
 */
export const nameOf = (file: UploadedBytes): string =>
  safeFileName(Buffer.from(file.originalname, 'latin1').toString('utf8'));
