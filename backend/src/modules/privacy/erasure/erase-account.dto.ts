import { Flag, Text } from '#platform/http/fields';

/** That the owner means it, and what may stay. */
export class EraseAccountDto {
  @Text({ max: 254, description: 'The account’s e-mail address, typed' })
  confirmation!: string;

  @Flag({ description: 'Whether issued certificates stay verifiable, with the name that is printed on them' })
  keepsCertificates!: boolean;
}
