import { type Language, textIn } from '@masar/i18n';
import { directionOf } from '@masar/i18n';
import { isolate } from '#platform/pdf/bidi-runs';
import { colors, drawLogo } from '#platform/pdf/drawings';
import { TextSetter, type TextStyle } from '#platform/pdf/text-setter';
import { isPeriod } from '../kinds/periods.rules.js';
import type { Grouping, ReportData, ReportRow } from '../report.words.js';
import { drawBars } from './report-bars.js';
import type { PrintedReport } from './report-pdf.js';
import { reportTexts, valueText } from './report-texts.js';

const margin = 48;
const bottom = 64;
const rowHeight = 22;
const chartHeight = 132;
const namedBarsAtMost = 8;
/** Share of the first column. */
const firstShare = 0.34;

const amountOf = ({ values }: ReportRow): number => Number(values[0] ?? 0);

/** Sets a report: title, bars of the first figure, and the table, whose heading comes again on every page. */
export class ReportPage {
  private readonly setter: TextSetter;
  private readonly isRtl: boolean;
  private y = 0;

  constructor(
    private readonly document: PDFKit.PDFDocument,
    private readonly language: Language,
  ) {
    this.setter = new TextSetter(document);
    this.isRtl = directionOf(language) === 'rtl';
  }

  draw(report: PrintedReport): void {
    this.head(report);
    this.chart(report);
    this.heading(report);
    report.table.rows.forEach((row, index) => {
      this.needs(report);
      this.row(this.nameOf(row, report), row.values, report, { isStriped: index % 2 === 1 });
    });
    this.needs(report);
    this.row(this.text.total, report.table.totals, report, { isTotal: true });
    this.feet(report);
  }

  private head({ reportType, from, to, table }: PrintedReport): void {
    drawLogo(this.document, this.isRtl ? margin : this.document.page.width - margin - 32, 44, 32);
    this.y = 70;
    this.line(this.text.title(reportType), this.style('ExtraBold', 22, colors.tigrisDark), 60);
    this.line(this.text.period(from, to), this.style('Medium', 12, colors.tigris));
    if (table.narrowedTo.length > 0)
      this.line(
        this.text.narrowedTo(table.narrowedTo.map((name) => textIn(name, this.language))),
        this.style('Medium', 11, colors.ink),
      );
    this.line(this.text.definition(reportType), this.style('Regular', 9.5, colors.muted));
    if (table.isShortened) this.line(this.text.shortened, this.style('Regular', 9.5, colors.muted));
  }

  /** The first figure, drawn; the table says the same in numbers. */
  private chart({ table, by }: PrintedReport): void {
    const measure = table.measures[0]!;
    if (!table.rows.some(({ values }) => Number(values[0]))) return;
    this.y += 8;
    this.line(textIn(measure.label, this.language), this.style('Bold', 11, colors.ink));
    if (isPeriod(by)) this.periodBars(table, by);
    else this.namedBars(table);
    this.y += 16;
  }

  private periodBars({ rows, measures }: ReportData, by: Grouping): void {
    const amounts = rows.map(amountOf);
    const place = { x: margin, y: this.y - 4, width: this.width, height: chartHeight, isRtl: this.isRtl };
    const small = this.style('Regular', 8, colors.muted);
    const highest = valueText(String(Math.max(...amounts)), measures[0]!.type, this.language);
    this.setter.set(this.text.highest(highest), small, { ...this.atEnd(120), y: this.y - 12 });
    drawBars(this.document, amounts, place);
    this.y = place.y + chartHeight + 14;
    this.setter.set(this.text.rowOf(by, rows[0]!.key!), small, { ...this.atStart(160), y: this.y });
    if (rows.length > 1)
      this.setter.set(this.text.rowOf(by, rows.at(-1)!.key!), small, { ...this.atEnd(160), y: this.y });
    this.y += 10;
  }

  /** The largest rows, each beside its name. */
  private namedBars({ rows, measures }: ReportData): void {
    const shown = rows.slice(0, namedBarsAtMost);
    const highest = Math.max(...shown.map(amountOf));
    const names = this.width * firstShare;
    const longest = this.width - names - 60;
    const small = this.style('Regular', 9, colors.ink);
    for (const row of shown) {
      const length = Math.max(1, (amountOf(row) / highest) * longest);
      const before = names + length;
      this.setter.set(this.named(row) ?? this.text.none, small, { ...this.atStart(names - 8), y: this.y });
      this.document
        .rect(this.isRtl ? this.start - before : this.start + names, this.y - 8, length, 10)
        .fill(colors.tigris);
      const x = this.isRtl ? this.start - before - 6 : this.start + before + 6;
      const amount = valueText(row.values[0] ?? null, measures[0]!.type, this.language);
      this.setter.set(amount, small, { ...this.atStart(54), x, y: this.y });
      this.y += 18;
    }
  }

  /** Names of the columns on a tinted band. */
  private heading({ table, by }: PrintedReport): void {
    const height = 34;
    this.document.rect(margin, this.y, this.width, height).fill(colors.tint);
    const style = this.style('Bold', 9, colors.tigrisDark);
    this.cell(0, this.text.grouping(by), style, table.measures.length, height);
    table.measures.forEach(({ label }, index) =>
      this.cell(index + 1, textIn(label, this.language), style, table.measures.length, height, 2),
    );
    this.y += height;
  }

  private row(
    name: string,
    values: readonly (string | null)[],
    { table }: PrintedReport,
    { isTotal = false, isStriped = false },
  ): void {
    if (isStriped) this.document.rect(margin, this.y, this.width, rowHeight).fill(colors.paper);
    if (isTotal)
      this.document
        .moveTo(margin, this.y)
        .lineTo(margin + this.width, this.y)
        .lineWidth(1)
        .stroke(colors.tigris);
    const style = this.style(isTotal ? 'Bold' : 'Regular', 9.5, colors.ink);
    this.cell(0, name, style, table.measures.length, rowHeight);
    table.measures.forEach(({ type }, index) =>
      this.cell(
        index + 1,
        valueText(values[index] ?? null, type, this.language),
        style,
        table.measures.length,
        rowHeight,
      ),
    );
    this.y += rowHeight;
  }

  /** One cell; columns begin at the reading side, and each text begins at its column's. */
  private cell(column: number, text: string, style: TextStyle, measures: number, height: number, lines = 1): void {
    const first = this.width * firstShare;
    const each = (this.width - first) / measures;
    const width = (column === 0 ? first : each) - 12;
    const before = (column === 0 ? 0 : first + (column - 1) * each) + 6;
    const x = this.isRtl ? margin + this.width - before : margin + before;
    const isTwoLined = lines > 1 && text.includes(' ') && text.length * style.size * 0.5 > width;
    const y = this.y + height / 2 + style.size * 0.35 - (isTwoLined ? style.size * 0.72 : 0);
    this.setter.set(text, style, { x, y, align: this.isRtl ? 'right' : 'left', width, lines: isTwoLined ? 2 : 1 });
  }

  /** Begins a new page, with the table's heading, where this one is full. */
  private needs(report: PrintedReport): void {
    if (this.y + rowHeight <= this.document.page.height - bottom) return;
    this.document.addPage();
    this.y = 48;
    this.heading(report);
  }

  private nameOf(row: ReportRow, { by }: PrintedReport): string {
    return this.named(row) ?? this.text.rowOf(by, row.key ?? '');
  }

  private named({ name }: ReportRow): string | undefined {
    return name ? isolate(textIn(name, this.language), this.language) : undefined;
  }

  private line(text: string, style: TextStyle, kept = 0): void {
    const last = this.setter.set(text, style, { ...this.atStart(this.width - kept), y: this.y, lines: 2 });
    this.y = last + style.size * 1.7;
  }

  /** Foot of every page, set once their number is known. */
  private feet({ generatedAt }: PrintedReport): void {
    const { start, count } = this.document.bufferedPageRange();
    const style = this.style('Regular', 8.5, colors.muted);
    for (let page = start; page < start + count; page += 1) {
      this.document.switchToPage(page);
      const y = this.document.page.height - 32;
      this.setter.set(`${this.text.made(generatedAt)} · ${this.text.days}`, style, { ...this.atStart(420), y });
      this.setter.set(this.text.page(page - start + 1, count), style, { ...this.atEnd(60), y });
    }
  }

  private atStart(width: number) {
    return { x: this.start, align: this.isRtl ? ('right' as const) : ('left' as const), width };
  }

  private atEnd(width: number) {
    return { x: this.end, align: this.isRtl ? ('left' as const) : ('right' as const), width };
  }

  private get text() {
    return reportTexts[this.language];
  }

  private get width(): number {
    return this.document.page.width - 2 * margin;
  }

  private get start(): number {
    return this.isRtl ? this.document.page.width - margin : margin;
  }

  private get end(): number {
    return this.isRtl ? margin : this.document.page.width - margin;
  }

  private style(weight: TextStyle['weight'], size: number, color: string): TextStyle {
    return { weight, size, color, language: this.language };
  }
}
