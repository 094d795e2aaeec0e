import { Migration } from '@mikro-orm/migrations';

/** The reason as code and parameters, worded when it is read, and the place in the list (REC-1, REC-2). */
export class Migration20261121T0081_recommendation_reasons extends Migration {
  override up(): void {
    this.addSql(`delete from ai_recommendations`);
    this.addSql(`
      alter table ai_recommendations
        alter column reasoning type jsonb using null,
        alter column reasoning set not null,
        add column place int not null
    `);
    this.addSql(`drop index ai_recommendations_user_id_score_index`);
    this.addSql(`create index ai_recommendations_created_at_index on ai_recommendations (created_at)`);
  }

  override down(): void {
    this.addSql(`delete from ai_recommendations`);
    this.addSql(`drop index ai_recommendations_created_at_index`);
    this.addSql(`create index ai_recommendations_user_id_score_index on ai_recommendations (user_id, score desc, id)`);
    this.addSql(`
      alter table ai_recommendations
        drop column place,
        alter column reasoning drop not null,
        alter column reasoning type text using null
    `);
  }
}
