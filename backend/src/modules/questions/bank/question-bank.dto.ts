import { type BankPermission, bankPermissions } from '@masar/domain';
import { Email, OneOf, Text, Uuid } from '#platform/http/fields';
import { PageQuery } from '#platform/http/paging';

export class ListBanksQuery extends PageQuery {
  @Uuid({ optional: true, description: 'Only banks of this course' }) courseId?: string;
}

export class CreateBankDto {
  @Text({ max: 200 }) name!: string;
  @Uuid({ optional: true, description: 'The course it belongs to; left out, it is the caller’s own' })
  courseId?: string;
}

export class RenameBankDto {
  @Text({ max: 200 }) name!: string;
}

export class ShareBankDto {
  @Email({ description: 'Address of an instructor' }) email!: string;
  @OneOf(bankPermissions) permission!: BankPermission;
}
