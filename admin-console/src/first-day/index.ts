export { FirstDayPage } from './FirstDayPage';
export { FirstDayPanel } from './FirstDayPanel';
