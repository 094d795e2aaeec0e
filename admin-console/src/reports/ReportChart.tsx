import { Card, useLocale, useMessages } from '@masar/ui';
import { BarChart, LineChart } from '@masar/ui/charts';
import { NamedBars } from './NamedBars';
import { isPeriod, type Report, type ReportTable } from './report';
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
  const formatValue = measure.type === 'money' ? format.price : format.number;
  if (!isPeriod(report.by)) {
    const largest = table.rows.slice(0, NAMES_AT_MOST);
    return (
      <Card as="section">
        <NamedBars
          title={measureName(measure)}
          rows={largest.map((row) => ({ name: rowName(row), value: Number(row.values[0] ?? 0) }))}
          formatValue={formatValue}
          empty={text.noFigures}
        />
      </Card>
    );
  }
  const Chart = table.rows.length > BARS_AT_MOST ? LineChart : BarChart;
  return (
    <Card as="section">
      <Chart
        title={measureName(measure)}
        pointsLabel={text[report.by]}
        points={table.rows.map((row) => ({
          label: rowLabel(row),
          name: rowName(row),
          values: [Number(row.values[0] ?? 0)],
        }))}
        series={[{ label: measureName(measure) }]}
        formatValue={formatValue}
        empty={text.noFigures}
      />
    </Card>
  );
}
