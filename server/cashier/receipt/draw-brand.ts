// The brand's flower, as it is drawn on the site: eight petals around a chip.
const PETAL = 'M32 31C24 22 23.5 8 32 3C40.5 8 40 22 32 31Z';
const BOX = 64;
const petals = [0, 45, 90, 135, 180, 225, 270, 315] as const;

export function drawBrand(
  page: PDFKit.PDFDocument,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  page
    .save()
    .translate(x, y)
    .scale(size / BOX);
  petals.forEach((angle, place) => {
    page.save().rotate(angle, { origin: [BOX / 2, BOX / 2] });
    page.path(PETAL).fill(place % 2 === 0 ? '#ffb627' : '#f0701f');
    page.restore();
  });
  page.circle(BOX / 2, BOX / 2, 10.5).fill('#3a1206');
  page
    .circle(BOX / 2, BOX / 2, 7.5)
    .dash(3.9, { space: 3.9 })
    .lineWidth(2.6)
    .stroke('#ffd469');
  page.undash().restore();
}
