import { Flag, Text } from '#platform/http/fields';

/** That the owner means it, and what may stay. */
export class EraseAccountDto {
  @Text({ max: 254, description: 'The account’s e-mail address, typed' })
  confirmation!: string;

  @Flag({ description: 'Whether issued certificates stay verifiable, with the name that is printed on them' })
  keepsCertificates!: boolean;
}

/** That an administrator means it, for whom, and why. */
export class ErasePersonDto extends EraseAccountDto {
  @Text({
    min: 3,
    max: 500,
    multiline: true,
    description: 'Why, e.g. when and how the person asked; stays in the audit log, so without their name and address',
    example: 'Asked by letter of 3 November, signed.',
  })
  reason!: string;
}
