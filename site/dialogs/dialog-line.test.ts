import { expect, test } from 'vitest';
import { type DialogLine, emptyLine, type InLine, joinLine, leaveLine } from './dialog-line.ts';

const popup = (id: number): InLine => ({ id, kind: 'popup' });
const curtain = (id: number): InLine => ({ id, kind: 'curtain' });
const confirm = (id: number): InLine => ({ id, kind: 'confirm' });

const join = (...dialogs: InLine[]) => dialogs.reduce<DialogLine<InLine>>(joinLine, emptyLine);
const ids = ({ shown, waiting }: DialogLine<InLine>) => [
  shown.map(({ id }) => id),
  waiting.map(({ id }) => id),
];

test('one dialog shows at a time and the others wait in the order they came (S4-R059)', () => {
  const line = join(popup(1), curtain(2), popup(3));
  expect(ids(line)).toEqual([[1], [2, 3]]);
  expect(ids(leaveLine(line, 1))).toEqual([[2], [3]]);
  expect(ids(leaveLine(leaveLine(line, 1), 2))).toEqual([[3], []]);
});

test('a confirm stands on the popup it asks about', () => {
  const line = join(popup(1), confirm(2));
  expect(ids(line)).toEqual([[1, 2], []]);
  expect(ids(leaveLine(line, 2))).toEqual([[1], []]);
});

test('a confirm does not stand on a confirm', () => {
  expect(ids(join(confirm(1), confirm(2)))).toEqual([[1], [2]]);
  expect(ids(join(popup(1), confirm(2), confirm(3)))).toEqual([[1, 2], [3]]);
});

test('a confirm that came later does not overtake a popup that waits', () => {
  expect(ids(join(popup(1), popup(2), confirm(3)))).toEqual([[1], [2, 3]]);
});

test('the popup under a confirm may leave first', () => {
  expect(ids(leaveLine(join(popup(1), confirm(2), popup(3)), 1))).toEqual([[2], [3]]);
});

test('a dialog may give up waiting', () => {
  expect(ids(leaveLine(join(popup(1), popup(2), popup(3)), 2))).toEqual([[1], [3]]);
});

test('an urgent dialog waits for nobody, and nobody takes its place', () => {
  const urgent: InLine = { id: 4, kind: 'popup', isUrgent: true };
  const line = join(popup(1), confirm(2), popup(3), urgent);
  expect(ids(line)).toEqual([[1, 2, 4], [3]]);
  expect(ids(leaveLine(line, 4))).toEqual([[1, 2], [3]]);
});
