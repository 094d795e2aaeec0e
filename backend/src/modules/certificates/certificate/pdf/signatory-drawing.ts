import { type Language, pickLocalized } from '@masar/i18n';
import { isolate } from '#platform/pdf/bidi-runs';
import { colors } from '#platform/pdf/drawings';
import type { TextSetter } from '#platform/pdf/text-setter';
import type { Signatory } from '../signatory.js';

const width = 138;
const signatureHeight = 40;

/** A signature over its line, below it who signs and as what; all in the middle of `x`, from `y` on (PAP-1). */
export function drawSignatory(
  document: PDFKit.PDFDocument,
  setter: TextSetter,
  { signatory, signature }: { signatory: Signatory; signature: Uint8Array | null },
  { x, y, language }: { x: number; y: number; language: Language },
): void {
  const line = y + 34;
  if (signature) {
    const box: [number, number] = [width, signatureHeight];
    document.image(Buffer.from(signature), x - width / 2, line - signatureHeight - 2, {
      fit: box,
      align: 'center',
      valign: 'bottom',
    });
  }
  document
    .lineWidth(0.8)
    .moveTo(x - width / 2, line)
    .lineTo(x + width / 2, line)
    .stroke(colors.muted);
  const centered = (at: number) => ({ x, y: at, align: 'center' as const, width });
  const name = pickLocalized(signatory, 'name', language);
  const office = pickLocalized(signatory, 'office', language);
  setter.set(isolate(name, language), { weight: 'Bold', size: 11.5, color: colors.ink, language }, centered(line + 15));
  if (office)
    setter.set(
      isolate(office, language),
      { weight: 'Regular', size: 9.5, color: colors.muted, language },
      centered(line + 29),
    );
}
