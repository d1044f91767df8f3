// The thread that draws receipts.
import { parentPort } from 'node:worker_threads';
import { type ReceiptSheet, receiptPdf } from './receipt-pdf.ts';

parentPort!.on('message', async (sheet: ReceiptSheet) => {
  parentPort!.postMessage((await receiptPdf(sheet)).toString('base64'));
});
