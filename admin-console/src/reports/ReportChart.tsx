import { Card, useLocale, useMessages } from '@masar/ui';
import { BarChart, LineChart } from '@masar/ui/charts';
import { type Report, type ReportTable, isPeriod } from './report';
import { reportsMessages } from './reports.messages';
import { useReportValues } from './useReportValues';

/** More bars than this say nothing; a line does. */
const BARS_AT_MOST = 31;
const NAMES_AT_MOST = 10;

/** The first figure of each row as a drawing; of named rows the largest. */
export function ReportChart({ report, table }: { report: Report; table: ReportTable }) {
  const text = useMessages(reportsMessages);
  const { format } = useLocale();
  const { rowName, rowLabel, measureName } = useReportValues(report);
  const measure = table.measures[0];
  if (!measure) return null;
  const rows = isPeriod(report.by) ? table.rows : table.rows.slice(0, NAMES_AT_MOST);
  const Chart = rows.length > BARS_AT_MOST ? LineChart : BarChart;
  return (
    <Card as="section">
      <Chart
        title={measureName(measure)}
        pointsLabel={text[report.by]}
        points={rows.map((row) => ({
          label: rowLabel(row),
          name: rowName(row),
          values: [Number(row.values[0] ?? 0)],
        }))}
        series={[{ label: measureName(measure) }]}
        formatValue={measure.type === 'money' ? format.price : format.number}
        empty={text.noFigures}
      />
    </Card>
  );
}
