import { Flag, Password, Text } from '#platform/http/fields';

/** How the owner proves to be the owner, and what may stay. */
export class EraseAccountDto {
  @Password({ min: 1, optional: true, description: 'The password, where the account has one' })
  password?: string;

  @Text({ max: 254, optional: true, description: 'The account’s e-mail address, typed, where it has no password' })
  confirmation?: string | null;

  @Flag({ description: 'Whether issued certificates stay verifiable, with the name that is printed on them' })
  keepsCertificates!: boolean;
}
