export interface BookLearner {
  userId: string;
  userName: string | null;
}
