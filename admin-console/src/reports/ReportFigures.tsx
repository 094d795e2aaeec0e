import { Card, Isolated, useMessages } from '@masar/ui';
import type { Report, ReportTable } from './report';
import { reportsMessages } from './reports.messages';
import styles from './Reports.module.css';
import { useReportValues } from './useReportValues';

/** Every figure of a report with its totals. */
export function ReportFigures({ report, table }: { report: Report; table: ReportTable }) {
  const text = useMessages(reportsMessages);
  const { value, rowName, measureName } = useReportValues(report);
  const cells = (values: readonly (string | null)[]) =>
    table.measures.map((measure, index) => <td key={measure.key}>{value(values[index] ?? null, measure)}</td>);
  return (
    <Card as="section">
      <h2 className={styles.heading}>{text.table}</h2>
      {/* Reached by the keyboard, so that a wide table can be scrolled with it. */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={text.table}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text[report.by]}</th>
              {table.measures.map((measure) => (
                <th key={measure.key} scope="col">
                  {measureName(measure)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, index) => (
              <tr key={row.key ?? index}>
                <th scope="row">
                  <Isolated>{rowName(row)}</Isolated>
                </th>
                {cells(row.values)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text.total}</th>
              {cells(table.totals)}
            </tr>
          </tfoot>
        </table>
      </div>
      <p className={styles.note}>{table.isShortened ? text.shortened : text.totalHint}</p>
    </Card>
  );
}
