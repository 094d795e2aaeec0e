import { Injectable } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions';
import { databaseStateOf } from '#platform/errors/database-errors';
import { CategoryExists, CategoryInUse, CategoryNotFound } from '../courses.errors.js';
import { Category } from './category.entity.js';

interface CategoryTexts {
  nameAr: string;
  nameEn: string;
  descriptionAr?: string | null;
  descriptionEn?: string | null;
  color: string;
  icon?: string | null;
}

/** What administrators do with the categories of courses (CRS-8, CON-1). */
@Injectable()
export class CategoryService {
  constructor(private readonly transactions: Transactions) {}

  async add(category: CategoryTexts & { id: string }): Promise<string> {
    return this.transactions.run(async (em) => {
      if (await em.count(Category, { id: category.id }))
        throw new CategoryExists({}, { fields: [{ field: 'id', code: 'courses.category_exists' }] });
      em.create(Category, category);
      await em.flush();
      return category.id;
    });
  }

  /** Changes what is given; the id stays, for addresses hold it. */
  async change(id: string, { nameAr, nameEn, color, ...rest }: Partial<CategoryTexts>): Promise<void> {
    await this.transactions.run(async (em) => {
      const category = await em.findOne(Category, { id });
      if (!category) throw new CategoryNotFound();
      em.assign(category, rest, { ignoreUndefined: true });
      category.nameAr = nameAr ?? category.nameAr;
      category.nameEn = nameEn ?? category.nameEn;
      category.color = color ?? category.color;
    });
  }

  /** Removes a category that nothing belongs to; the foreign keys of courses and skills decide. */
  async remove(id: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const category = await em.findOne(Category, { id });
      if (!category) throw new CategoryNotFound();
      await em
        .remove(category)
        .flush()
        .catch((error: unknown) => {
          throw databaseStateOf(error) === '23503' || databaseStateOf(error) === '23001' ? new CategoryInUse() : error;
        });
    });
  }
}
