import { measurePayments } from './payments.ts';
import { drawTable } from './table.ts';

const room = new AsyncDisposableStack();
try {
  console.log(drawTable(await measurePayments(room)));
} finally {
  await room.disposeAsync();
}
