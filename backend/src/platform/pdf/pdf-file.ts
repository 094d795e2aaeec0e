import type { Language } from '@masar/i18n';
import PDFDocument from 'pdfkit';
import { turnArabicLigatures } from './arabic-extraction.js';

export interface PdfFile {
  title: string;
  /** Masar unless somebody else answers for what it says. */
  author?: string;
  language: Language;
  layout: 'portrait' | 'landscape';
  /** The date inside: pdfkit derives the file's id from it, so it may not come from the clock where bytes must agree. */
  date: Date;
}

/** An A4 file with our fonts and tags; `draw` sets its pages. */
export async function makePdf(file: PdfFile, draw: (document: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    layout: file.layout,
    margin: 0,
    lang: file.language,
    displayTitle: true,
    pdfVersion: '1.7',
    tagged: true,
    // Whoever sets page numbers knows how many there are only at the end.
    bufferPages: true,
    info: {
      Title: file.title,
      Author: file.author ?? 'Masar',
      Creator: 'Masar',
      Producer: 'Masar',
      CreationDate: file.date,
      ModDate: file.date,
    },
  });
  const bytes = collect(document);
  draw(document);
  turnArabicLigatures(document);
  document.end();
  return bytes;
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
