// A receipt as a file: one sheet of A4, black on white, in the reader's language and with its letters inside of it.
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { drawBrand } from './draw-brand.ts';

export interface ReceiptFact {
  label: string;
  value: string;
}

export interface ReceiptSheet {
  locale: string;
  /** What the product is called. */
  site: string;
  title: string;
  /** Whose receipt it is. */
  player: string;
  /** The first is the one that matters. */
  facts: readonly ReceiptFact[];
  foot: string;
  drawnAt: Date;
}

const fontAt = (name: string) => fileURLToPath(new URL(`${name}.ttf`, import.meta.url));
const PLAIN = fontAt('golos-400');
const BOLD = fontAt('golos-700');

const MARGIN = 56;
const ROW_GAP = 12;
const LABEL_WIDTH = 170;
const ink = { text: '#12231e', quiet: '#475a53', line: '#d8d2c2' } as const;

export async function receiptPdf(sheet: ReceiptSheet): Promise<Buffer> {
  const { locale, title, facts, drawnAt } = sheet;
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: locale,
    displayTitle: true,
    font: PLAIN,
    info: { Title: title, Author: sheet.site, CreationDate: drawnAt },
  });
  const isWritten = collect(page);
  drawTop(page, sheet);
  facts.forEach((fact, place) => {
    drawFact(page, fact, { isMain: place === 0 });
  });
  page.moveDown(1.5).font(PLAIN).fontSize(9).fillColor(ink.quiet).text(sheet.foot, MARGIN);
  page.end();
  return isWritten;
}

const collect = (page: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
  });

function drawTop(page: PDFKit.PDFDocument, { site, title, player }: ReceiptSheet): void {
  drawBrand(page, { x: MARGIN, y: MARGIN, size: 40 });
  page
    .font(BOLD)
    .fontSize(20)
    .fillColor(ink.text)
    .text(site, MARGIN + 52, MARGIN + 8);
  page.fontSize(26).text(title, MARGIN, MARGIN + 76);
  page.font(PLAIN).fontSize(11).fillColor(ink.quiet).text(player).moveDown(1.5);
}

function drawFact(page: PDFKit.PDFDocument, { label, value }: ReceiptFact, { isMain }: { isMain: boolean }) {
  const top = page.y;
  const end = page.page.width - MARGIN;
  page.moveTo(MARGIN, top).lineTo(end, top).lineWidth(0.75).strokeColor(ink.line).stroke();
  const size = isMain ? 18 : 11;
  const left = MARGIN + LABEL_WIDTH;
  page.font(PLAIN).fontSize(11).fillColor(ink.quiet);
  page.text(label, MARGIN, top + ROW_GAP + (size - 11) / 2, { width: LABEL_WIDTH });
  const labelEnd = page.y;
  page.font(BOLD).fontSize(size).fillColor(ink.text);
  page.text(value, left, top + ROW_GAP, { width: end - left, align: 'right' });
  page.y = Math.max(page.y, labelEnd) + ROW_GAP;
}
